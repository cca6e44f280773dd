"""The documents whose pages are opened, and what the program says of them."""
import glob
import json
import os
import subprocess

HOSTILE = r'''
Column {
    Label(text: "</script><script>document.title = 'broken'</script>")
    Label(text: "<!-- <script> ]]> &amp; <b>bold</b>")
    Label(text: "\u{1B}[31mred\u{7}\u{0}\u{7F}\u{85}")
    Label(text: "a\u{2028}b\u{2029}c")
    Label(text: "\u{202E}evil\u{202C} \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{627}\u{644}\u{633}\u{644}\u{627}\u{645}")
    Label(text: "\u{1F469}\u{200D}\u{1F4BB} \u{65E5}\u{672C}\u{8A9E} e\u{301}\u{FEFF}\u{FFFE}")
    Label(text: "{{code}} ${1} \\u003c \" ' `")
}
'''
EDITED = '''
viewport 320x120
Row(alignment: .center, minimumSpacing: 12) {
    Label(text: "Ada")
    Label(text: "wrote the first program")
}
inset 16
select "Ada"
set text "Ada Lovelace, Countess"
'''
BIG = '''
autoshow off
viewport 375x60000
Column(alignment: .fill, underflow: .justifyToStart) {
    for number in 0..<3333 {
        Row(alignment: .center, underflow: .spaceEvenly) {
            Label(text: "Name \\(number)")
            Label(text: "Value \\(number * 7)")
        }
    }
}
'''
DENSE = BIG.replace("375x60000", "1200x900")


class Document:
    """A document with the lines that make it."""

    def __init__(self, name, lines, is_big=False):
        self.name, self.lines, self.is_big = name, lines, is_big


def documents(is_sample):
    """Returns the documents: all examples, one label, texts that break pages, an edit, and 10,000 elements."""
    examples = []
    for path in sorted(glob.glob("Examples/*.blueprint") + glob.glob("Examples/*.swift")):
        verb = "source" if path.endswith(".blueprint") else "load"
        examples.append(Document(path, f"{verb} {os.path.abspath(path)}"))
    label, hostile, edited = Document("one label", 'Label(text: "Hello")'), Document("hostile texts", HOSTILE), \
        Document("an edit", EDITED)
    if is_sample:
        return [document for document in examples if "profile-card" in document.name] + [hostile, edited]
    return [label] + examples + [hostile, edited, Document("10,000 elements", BIG, True),
                                 Document("10,000 elements in little room", DENSE, True)]


class Program:
    """The program, which answers about a document."""

    def __init__(self, path, folder):
        self.path, self.folder = path, folder

    def run(self, document, lines, *options):
        """Returns the output of lines after those of a document."""
        script = os.path.join(self.folder, "script.blueprint")
        with open(script, "w", encoding="utf-8") as file:
            file.write("\n".join([document.lines, *lines, ""]))
        environment = dict(os.environ, COLUMNS="100000", NO_COLOR="1")
        done = subprocess.run([self.path, "run", *options, script], capture_output=True, env=environment, check=False)
        if done.returncode != 0:
            raise AssertionError(f"the program failed: {done.stderr.decode()}{done.stdout.decode()[-2000:]}")
        return done.stdout.decode()

    def ask(self, document, lines):
        """Returns the JSON document that each line prints."""
        first = len(document.lines.split("\n")) + 1
        answers = {}
        for text in self.run(document, lines, "--json").splitlines():
            answer = json.loads(text)
            if "command" in answer and answer.get("file", "").endswith("script.blueprint"):
                answers.setdefault(answer["line"], answer)
        return [answers.get(first + position) for position in range(len(lines))]
