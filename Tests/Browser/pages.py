"""Opens the page of each document in Chromium, uses it as a person does, and compares it with the program.

A page must say of each step and frame what the program says, keep the browser's console empty, and have no violation that
axe finds, in light and dark. Times of large documents are printed, not judged: the machine may be busy.
"""
import argparse
import base64
import json
import os
import re
import time
from pathlib import Path

import axe_playwright_python
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from documents import Program, documents

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
# The most steps of a document that are all compared; of more, some are.
MOST_STEPS = 600
KEYS = {"left": Keys.ARROW_LEFT, "right": Keys.ARROW_RIGHT, "up": Keys.ARROW_UP, "down": Keys.ARROW_DOWN,
        "home": Keys.HOME, "end": Keys.END, "page up": Keys.PAGE_UP, "page down": Keys.PAGE_DOWN, "space": " "}


def number(value):
    """Returns a number as the program prints it."""
    if isinstance(value, str):
        return value
    text = f"{round(value * 1000) / 1000:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


class Page:
    """A page in the browser."""

    def __init__(self, driver, path, name):
        self.driver, self.name = driver, name
        self.address = Path(path).as_uri()

    def fail(self, words):
        raise AssertionError(words)

    def expect(self, found, wanted, words):
        if found != wanted:
            self.fail(f"{words}: {repr(found)[:500]}, not {repr(wanted)[:500]}")

    def open(self, state=""):
        self.driver.get("about:blank")
        self.driver.get(self.address + state)

    def script(self, code, *arguments):
        return self.driver.execute_script(code, *arguments)

    def go(self, **state):
        self.script("blueprint.go(arguments[0])", state)

    @property
    def state(self):
        return self.script("return blueprint.state")

    def press(self, name, times=1):
        for _ in range(times):
            ActionChains(self.driver).send_keys(KEYS.get(name, name)).perform()

    def text(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector).text

    def media(self, scheme="light", medium=""):
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": medium, "features": features})

    def window(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                    {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def expect_empty_console(self):
        lines = [line["message"] for line in self.driver.get_log("browser")]
        if lines:
            self.fail(f"the console has {lines}")


def browser():
    options = Options()
    options.binary_location = "/usr/bin/chromium"
    for argument in ["--headless=new", "--no-sandbox", "--window-size=1280,800", "--disable-dev-shm-usage"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
    driver.set_script_timeout(120)
    return driver


# What the page says, beside what the program says

def escape(found):
    """Returns the escapes of a character in JSON."""
    units = found[0].encode("utf-16-be")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2))


def check_document(page, html, exported):
    """The page holds the document of export json, and nothing of it comes from elsewhere."""
    start = html.index('id="render">\n') + len('id="render">\n')
    held = html[start:html.index("\n</script>", start)]
    page.expect(held + "\n", re.sub("<|[^\\x00-\\x7f]", escape, exported), "the document in the page")
    own = len(html.encode()) - len(held.encode())
    if own > 150_000:
        page.fail(f"{own} bytes besides the document")


def check_steps(page, program, document):
    """Each step has the sentence of trace, on the time line and for screen readers."""
    said = {}
    last = 0
    # What the document's own lines print comes before.
    for line in program.run(document, ["trace"]).split("\nlayout\n")[-1].splitlines():
        found = re.match(r"[> ]*(\d+)  +(.*)$", line)
        if found and int(found[1]) > last:
            last = int(found[1])
            said[last] = found[2]
        elif last and re.match(r"    +\S", line):
            # A long sentence goes on in the next line.
            said[last] += " " + line.strip()
    # Steps that are repeated share a line there.
    said = {step: re.sub(r" \(\d+ times\)$", "", words) for step, words in said.items()}
    count = page.script("return Number(document.getElementById('line').getAttribute('aria-valuemax'))")
    page.expect([min(said), max(said)], [1, count], "the first and the last step of trace")
    steps = sorted(said)
    if len(steps) < count / 3:
        page.fail(f"trace prints {len(steps)} of {count} steps")
    stride = max(1, len(steps) // MOST_STEPS)
    chosen = steps[::stride]
    shown = page.script("""
        return arguments[0].map((step) => {
            blueprint.go({ step });
            return [document.getElementById('words').textContent, document.getElementById('count').textContent,
                    document.getElementById('line').getAttribute('aria-valuetext')];
        });""", chosen)
    for step, (words, place, value) in zip(chosen, shown):
        # The listing also breaks long names.
        page.expect("".join(words.split()), "".join(said[step].split()), f"the words of step {step}")
        page.expect(place, f"step {step} of {count}", f"the place of step {step}")
        if not value.startswith(f"Step {step} of {count}, ") or not value.endswith(": " + words):
            page.fail(f"the time line says {value!r} of step {step}")
    return count


def corners(elements):
    """Returns the corner of each element in the viewport."""
    found = []
    for element in elements:
        x, y = found[element["parent"]] if element["parent"] is not None else (0, 0)
        frame = element["frame"]
        is_number = all(isinstance(frame[name], (int, float)) for name in ("x", "y")) and x is not None
        found.append((x + frame["x"], y + frame["y"]) if is_number else (None, None))
    return found


def check_frames(page, tree):
    """Each element has the frame of tree: in words, and drawn to scale."""
    elements = tree["elements"]
    page.go(step=10 ** 9, picture="frames")
    shown = page.script("""
        return arguments[0].map((element) => {
            blueprint.go({ element });
            const drawn = document.querySelector('#drawing .chosen');
            const frame = drawn && ['x', 'y', 'width', 'height'].map((name) => Number(drawn.getAttribute(name)));
            return [document.querySelector('#selection .big').textContent,
                    document.querySelector('#selection .big + p').textContent, frame];
        });""", list(range(len(elements)))[::max(1, len(elements) // 300)])
    places = corners(elements)
    for element, (big, at, drawn) in zip(elements[::max(1, len(elements) // 300)], shown):
        frame = element["frame"]
        page.expect(big, f"{number(frame['width'])} × {number(frame['height'])}", f"the size of {element['reference']}")
        if not at.startswith(f"at {number(frame['x'])},{number(frame['y'])} in "):
            page.fail(f"{element['reference']} is {at!r}, not at {frame}")
        x, y = places[element["index"]]
        lengths = [frame["width"], frame["height"]]
        if x is None or not all(isinstance(length, (int, float)) and length >= 0 for length in lengths):
            continue
        wanted = [x, y, *lengths]
        if drawn is None or any(abs(one - other) > 0.001 for one, other in zip(drawn, wanted)):
            page.fail(f"{element['reference']} is drawn at {drawn}, not {wanted}")


def check_states(page, program, document, count):
    """At some steps the page shows the placed elements, and the views, that tree and views print there."""
    steps = sorted({0, 1, count // 4, count // 2, count * 3 // 4, count * 9 // 10, count})
    lines = [line for step in steps for line in (f"goto {step}", "tree", "views")]
    answers = program.ask(document, lines)
    page.script("document.getElementById('tab-views').click()")
    for step in steps:
        tree, views = [answers[lines.index(f"goto {step}") + part] for part in (1, 2)]
        page.go(step=step, picture="frames")
        placed = [element for element in tree["elements"] if element.get("stage", "flattened") != "unplaced"]
        finite = [element for element in placed
                  if all(isinstance(value, (int, float)) for value in element["frame"].values())]
        drawn = page.script("return document.querySelectorAll('#drawing svg > g:nth-of-type(1) > g').length")
        if len(placed) == len(finite):
            page.expect(drawn, len(placed), f"the elements drawn at step {step}")
        rows = page.script("""return [...document.querySelectorAll('#panel-views .row')].map((row) =>
            row.getAttribute('aria-label').split(', of ')[0] + ' ' + row.getAttribute('aria-level'))""")
        wanted = []
        for view in views["views"]:
            frame = view["frame"]
            size = f"{number(frame['width'])}×{number(frame['height'])}"
            place = f"{number(frame['x'])},{number(frame['y'])}"
            wanted.append(f"{view['reference']} {view['class']}, {size} at {place} {view['depth'] + 1}")
        # Only the rows in sight exist.
        page.expect(rows, wanted[:len(rows)], f"the views at step {step}")
        if not rows or len(rows) < min(15, len(wanted)):
            page.fail(f"{len(rows)} of {len(wanted)} views are listed at step {step}")
    page.script("document.getElementById('tab-elements').click()")


def check_reasons(page, program, document, tree):
    """The reasons of some elements are those that why gives."""
    elements = tree["elements"]
    for index in sorted({0, len(elements) // 2, len(elements) - 1}):
        reference = elements[index]["reference"]
        said = " ".join(program.run(document, [f"why {reference}", f"why {reference} x", f"why {reference} y"]).split())
        page.go(step=10 ** 9, element=index)
        for section in page.driver.find_elements(By.CSS_SELECTOR, "#selection .reason"):
            words = section.find_element(By.CSS_SELECTOR, ".rule bdi").text
            if not words.startswith("the offsets in "):
                rule = " ".join(words.split("; ")[-1].split())
                if rule not in said and not re.match("it (fills|starts)|at the (left|top) edge", rule):
                    page.fail(f"why {reference} does not say {rule!r}: {said}")
            figures = [row.text for row in section.find_elements(By.CSS_SELECTOR, ".sum th")]
            for figure in figures:
                if figure.strip("−+ ") not in said:
                    page.fail(f"why {reference} does not say {figure}: {said}")
            values = [float(figure.replace("− ", "-").replace("+ ", "")) for figure in figures]
            if len(values) > 1 and abs(sum(values[:-1]) - values[-1]) > 0.002 * len(values):
                page.fail(f"the terms {figures} of {reference} do not add up")


# What a person does

def check_keys(page, count):
    """Keys step, play, select and go over phases."""
    page.open("#step=0")
    page.driver.find_element(By.TAG_NAME, "body").click()
    page.press("end")
    page.expect(page.state["step"], count, "the step after End")
    page.press("left", 3)
    page.expect(page.state["step"], max(0, count - 3), "the step after three times ←")
    page.press("right")
    page.expect(page.state["step"], min(count, max(0, count - 3) + 1), "the step after →")
    page.press("home")
    page.expect(page.state["step"], 0, "the step after Home")
    page.press("space")
    page.expect(page.text("#play"), "Pause", "the button while it plays")
    time.sleep(0.6)
    page.press("space")
    if page.state["step"] == 0:
        page.fail("it does not play")
    stopped = page.state["step"]
    time.sleep(0.5)
    page.expect(page.state["step"], stopped, "the step after a pause")
    before = page.state["element"]
    page.press("up" if before > 0 else "down")
    if page.script("return document.querySelectorAll('#panel-elements .row').length") > 1:
        page.expect(abs(page.state["element"] - before), 1, "the selection after ↑ or ↓")
    page.script("document.getElementById('line').focus()")
    page.press("home")
    page.press("page up")
    first = page.script("return Number(document.getElementById('line').getAttribute('aria-valuenow'))")
    if not 0 < first <= count:
        page.fail(f"a phase ends in step {first}")


def check_focus(page):
    """Tab reaches everything in order, and what has the focus is seen."""
    page.open()
    seen = []
    for _ in range(40):
        ActionChains(page.driver).send_keys(Keys.TAB).perform()
        found = page.script("""
            const node = document.activeElement;
            const style = getComputedStyle(node);
            return [node.id || node.className || node.tagName, style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0];""")
        if found[0] == "BODY":
            break
        if not found[1]:
            page.fail(f"the focus on {found[0]} is not seen")
        seen.append(found[0])
    # A step that is chosen in the ledger leaves the focus there.
    page.script("document.querySelector('.ledger button').focus()")
    ActionChains(page.driver).send_keys(Keys.ENTER).perform()
    if not page.script("return document.activeElement.matches('#selection button')"):
        page.fail("the focus leaves the ledger when a step is chosen there")
    order = [name for name in seen if name in ("drawing", "selection", "tab-elements", "list elements", "line")]
    page.expect(order, ["drawing", "selection", "tab-elements", "list elements", "line"], "the order of Tab")


def check_mouse(page, count):
    """Buttons step, the time line is scrubbed, the drawing and the lists select."""
    page.open()
    driver = page.driver
    driver.find_element(By.ID, "back").click()
    page.expect(page.state["step"], count - 1, "the step after Step back")
    driver.find_element(By.ID, "forward").click()
    page.expect(page.state["step"], count, "the step after Step forwards")
    line = driver.find_element(By.ID, "line")
    chain = ActionChains(driver)
    chain.move_to_element_with_offset(line, -line.size["width"] // 2 + 2, 4).click_and_hold()
    chain.move_to_element_with_offset(line, 0, 4).perform()
    middle = page.state["step"]
    ActionChains(driver).release().perform()
    if count > 8 and not 0 < middle < count:
        page.fail(f"the middle of the time line is step {middle}")
    page.go(step=count)
    # The innermost element in the middle of the selection's frame, then the one around it.
    drawn = driver.find_element(By.CSS_SELECTOR, "#drawing .chosen")
    if min(drawn.size["width"], drawn.size["height"]) > 4:
        ActionChains(driver).move_to_element(drawn).click().perform()
        inner = page.state["element"]
        ActionChains(driver).click().perform()
        outer = page.state["element"]
        if page.script("return arguments[0] > 0 && document.querySelectorAll('.row').length > 1", inner) and outer >= inner:
            page.fail(f"a second click selects {outer} after {inner}")
    row = driver.find_element(By.CSS_SELECTOR, "#panel-elements .row")
    index = int(row.get_attribute("data-index"))
    row.click()
    page.expect(page.state["element"], index, "the selection after a click on a row")


def check_links(page, tree, count):
    """An address opens a state, is followed when it changes, and the back button goes back."""
    last = tree["elements"][-1]
    name = last["reference"].removeprefix("#")
    step = max(1, count // 2)
    page.open(f"#step={step}&element={name}")
    page.expect([page.state["step"], page.state["element"]], [step, last["index"]], "the state of a link")
    page.script("location.hash = '#step=1&element=' + arguments[0]", tree["elements"][0]["reference"].removeprefix("#"))
    time.sleep(0.1)
    page.expect([page.state["step"], page.state["element"]], [1, 0], "the state after the address changed")
    time.sleep(0.8)
    page.press("right")
    page.expect(page.script("return location.hash.split('&')[0]"), f"#step={min(2, count)}", "the address after →")
    page.driver.back()
    time.sleep(0.1)
    page.expect(page.state["step"], 1, "the step after going back")
    page.driver.back()
    time.sleep(0.1)
    page.expect([page.state["step"], page.state["element"]], [step, last["index"]], "the state after going back twice")
    page.script("location.hash = '#step=999999999&element=nothing&picture=nothing'")
    time.sleep(0.1)
    page.expect(page.state["step"], count, "the step of a wrong address")


def check_phone(page):
    """On a phone nothing is wider than the screen, the panes are below each other, the drawing first."""
    page.window(390, 844)
    page.open()
    wide, seen = page.script("return [document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth]")
    page.expect(wide, seen, "the width on a phone")
    tops = page.script("""return ['#drawing', '#selection', 'nav'].map((name) =>
        document.querySelector(name).getBoundingClientRect().top)""")
    page.expect(tops, sorted(tops), "the order on a phone")
    drawn = page.script("return document.querySelector('#drawing svg').getBoundingClientRect().width")
    if not 40 < drawn <= 390:
        page.fail(f"the drawing is {drawn} wide on a phone")
    line = page.script("return document.querySelector('footer').getBoundingClientRect().bottom")
    if line > 845:
        page.fail(f"the time line ends at {line} on a phone")
    page.window(1280, 800)


def check_paper(page):
    """On paper the drawing is cut into pieces that fit, and all elements are listed."""
    page.open()
    page.media(medium="print")
    pieces, total, rows, lightness = page.script("""
        dispatchEvent(new Event('beforeprint'));
        const boxes = [...document.querySelectorAll('#paper svg')].map((svg) => svg.viewBox.baseVal);
        const pixels = [...document.querySelectorAll('#paper svg')].map((svg) => Number(svg.getAttribute('height')));
        const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
        return [pixels, boxes.reduce((sum, box) => sum + box.height, 0), document.querySelectorAll('#paper li').length, paper];""")
    if not pieces or max(pieces) > 861:
        page.fail(f"pieces of {pieces} do not fit on a page")
    whole = page.script("return document.querySelector('#drawing svg').viewBox.baseVal.height")
    if abs(total - whole) > 0.01:
        page.fail(f"the pieces are {total} high in all, the drawing is {whole}")
    page.expect(lightness, "#fff", "the paper's colour")
    if rows == 0:
        page.fail("no element is listed on paper")
    page.script("dispatchEvent(new Event('afterprint'))")
    page.media()
    pdf = base64.b64decode(page.driver.execute_cdp_cmd("Page.printToPDF", {})["data"])
    pages = len(re.findall(rb"/Type\s*/Page\b", pdf))
    if not pdf.startswith(b"%PDF") or pages < len(pieces):
        page.fail(f"{len(pieces)} pieces are printed on {pages} pages")
    page.media("dark")
    page.driver.execute_cdp_cmd("Page.printToPDF", {})
    page.media()
    return pages


def check_access(page, states):
    """axe finds nothing in any state, in light and dark."""
    for scheme in ("light", "dark"):
        page.media(scheme)
        for state, tab in states:
            page.open(state)
            page.script(f"document.getElementById('tab-{tab}').click()")
            page.script(AXE)
            found = page.driver.execute_async_script("""
                const done = arguments[arguments.length - 1];
                axe.run(document, { resultTypes: ['violations'] }).then((result) => done(result.violations.map((rule) =>
                    [rule.id, rule.nodes.slice(0, 3).map((node) => node.html.slice(0, 200) + ' ' + node.failureSummary)])));""")
            if found:
                page.fail(f"axe, {scheme}, {state} {tab}: {json.dumps(found, indent=1)}")
    page.media()


PIXELS = """
    const canvas = document.querySelector('#drawing canvas');
    if (!canvas) return [document.querySelectorAll('#drawing svg > g:nth-of-type(1) > g').length];
    // Of a copy, as a browser warns of a canvas that is read again and again.
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
    const cells = new Array(64 * 64).fill(0);
    for (let at = 0; at < data.length; at += 4) {
        const [x, y] = [at / 4 % canvas.width, Math.floor(at / 4 / canvas.width)];
        const cell = Math.floor(y / canvas.height * 64) * 64 + Math.floor(x / canvas.width * 64);
        cells[cell] += data[at + 3] * (1 + data[at] + 7 * data[at + 1] + 31 * data[at + 2]);
    }
    return cells;"""


def check_painting(page, count):
    """Many items are painted: nothing before the first step, and after any steps what a new page shows."""
    for picture in ("frames", "views"):
        page.open(f"#step=0&picture={picture}")
        if picture == "frames" and any(page.script(PIXELS)):
            page.fail("something is painted before the first step")
        for start in (count // 3, count * 9 // 10, count - 40):
            for step in [start, *range(start, start + 30), start + 35, start + 20]:
                page.go(step=step)
            painted = page.script(PIXELS)
            page.open(f"#step={start + 20}&picture={picture}")
            fresh = page.script(PIXELS)
            if not any(fresh):
                page.fail(f"nothing is painted at step {start + 20}")
            different = sum(one != other for one, other in zip(painted, fresh))
            page.expect(different, 0, f"the parts of the {picture} at step {start + 20} that steps leave as they were")


def check_colours(page):
    """What is painted takes the colours of the page when they change."""
    page.open()
    light = page.script(PIXELS)
    page.media("dark")
    time.sleep(0.2)
    if page.script(PIXELS) == light:
        page.fail("the painting keeps its colours in the dark")
    page.media()
    time.sleep(0.2)
    page.expect(page.script(PIXELS) == light, True, "the painting is as before in the light")


def measure(page):
    """Prints the times of opening and stepping; the processor time of a page depends less on what else runs."""
    page.driver.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})
    page.open()
    metrics = page.driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
    spent = next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration") * 1000
    opened, interactive = page.script("""
        const { loadEventEnd, domInteractive } = performance.getEntriesByType('navigation')[0];
        return [loadEventEnd, domInteractive];""")
    times = page.driver.execute_async_script("""
        const done = arguments[arguments.length - 1];
        const count = Number(document.getElementById('line').getAttribute('aria-valuemax'));
        const result = [];
        const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        (async () => {
            for (const picture of ['frames', 'views']) {
                blueprint.go({ picture, step: 0 });
                await frame();
                let start = performance.now();
                blueprint.go({ step: count });
                await frame();
                const jump = performance.now() - start;
                const each = [];
                for (let share = 1; share <= 40; share++) {
                    blueprint.go({ step: Math.floor(count * share / 41) });
                    await frame();
                    start = performance.now();
                    blueprint.go({ step: Math.floor(count * share / 41) + 1 });
                    await frame();
                    each.push(performance.now() - start);
                }
                each.sort((a, b) => a - b);
                result.push([picture, jump, each[20], each[37]]);
            }
            done(result);
        })();""")
    page.driver.execute_cdp_cmd("Performance.disable", {})
    print(f"   opened after {opened:.0f} ms, {spent:.0f} ms of processor", end="")
    for picture, jump, median, most in times:
        print(f"; {picture}: a step {median:.0f} ms, 95th of 100 {most:.0f} ms, all steps at once {jump:.0f} ms", end="")
    print()


def check(driver, program, document, folder, is_sample):
    started = time.monotonic()
    path = os.path.join(folder, "page.html")
    exported = os.path.join(folder, "page.json")
    program.run(document, [f"export html {path} --force", f"export json {exported} --force"])
    html = Path(path).read_text(encoding="utf-8")
    page = Page(driver, path, document.name)
    page.window(1280, 800)
    page.media()
    page.open()
    page.expect_empty_console()
    check_document(page, html, Path(exported).read_text(encoding="utf-8"))
    if document.is_big:
        page.driver.save_screenshot(os.path.join(folder, "big.png"))
        measure(page)
        check_painting(page, page.script("return Number(document.getElementById('line').getAttribute('aria-valuemax'))"))
        check_colours(page)
        tree = program.ask(document, ["tree"])[0]
        check_frames(page, tree)
        page.expect_empty_console()
        print(f"   {document.name}: {len(html.encode()) / 1e6:.1f} MB, {time.monotonic() - started:.1f} s")
        return
    tree = program.ask(document, ["tree"])[0]
    count = check_steps(page, program, document)
    check_frames(page, tree)
    check_states(page, program, document, count)
    check_reasons(page, program, document, tree)
    check_keys(page, count)
    check_mouse(page, count)
    check_links(page, tree, count)
    check_phone(page)
    pages = check_paper(page)
    states = [("", "elements"), (f"#step={count // 3}", "steps")]
    if not is_sample:
        states += [(f"#step={count}&picture=views", "views"), ("#step=0", "source")]
    if '"before":{' in html:
        states.append((f"#step={count}&picture=change", "source"))
        page.open("#picture=change")
        page.expect(page.script("return document.querySelectorAll('#drawing svg').length"), 2, "the drawings beside each other")
        if not page.script("return document.querySelectorAll('#drawing li').length"):
            page.fail("no change is listed")
    check_access(page, states)
    check_focus(page)
    page.expect(page.script("return document.querySelectorAll('script').length"), 2, "the scripts of the page")
    page.expect_empty_console()
    print(f"   {document.name}: {len(tree['elements'])} elements, {count} steps, {pages} printed pages, "
          f"{time.monotonic() - started:.1f} s", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=".build/debug/blueprint")
    parser.add_argument("--folder", required=True)
    parser.add_argument("--sample", action="store_true", help="three pages")
    parser.add_argument("--only", help="the documents with this in their names")
    arguments = parser.parse_args()
    program = Program(os.path.abspath(arguments.program), arguments.folder)
    chosen = [document for document in documents(arguments.sample) if (arguments.only or "") in document.name]
    driver = browser()
    failures = []
    try:
        for document in chosen:
            try:
                check(driver, program, document, arguments.folder, arguments.sample)
            except (AssertionError, WebDriverException) as error:
                failures.append(document.name)
                print(f"   FAILED {document.name}: {error}", flush=True)
    finally:
        driver.quit()
    if failures or not chosen:
        raise SystemExit(f"{len(failures)} of {len(chosen)} pages failed")
    print(f"{len(chosen)} pages say what the program says")


if __name__ == "__main__":
    main()
