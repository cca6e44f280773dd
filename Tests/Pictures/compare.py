"""Compares where renderers put the words and boxes of pictures.

Each picture is rendered by Chromium on a light and on a dark page, and by rsvg-convert, resvg and cairosvg. A mark is where
the colour differs from the background; for each word, the box around its marks, and for each side of a frame, the middle
of them must be in the same place in all renderings within a pixel, and where the picture says.
"""
import concurrent.futures, io, os, re, subprocess, sys, xml.etree.ElementTree as xml

import cairosvg, resvg_py
from PIL import Image, ImageChops

# The largest difference, in pixels, of edges: those of letters are drawn in shades.
MOST = 1.0
# The largest height that Chromium draws at once.
TALLEST = 12000
SVG = "{http://www.w3.org/2000/svg}"


def chromium(path, size, dark):
    """Returns a screenshot; the colour scheme is that of the page."""
    out = f"{path}.{'dark' if dark else 'light'}.png"
    command = ["chromium", "--headless", "--no-sandbox", "--hide-scrollbars", "--force-device-scale-factor=1",
               f"--user-data-dir={out}.profile", f"--window-size={size[0]},{size[1]}", f"--screenshot={out}",
               f"--blink-settings=preferredColorScheme={0 if dark else 1}", f"file://{path}"]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    subprocess.run(["rm", "-rf", f"{out}.profile"], check=True)
    return Image.open(out)


def renderings(path, text, size):
    """Returns an image for each renderer."""
    rsvg = subprocess.run(["rsvg-convert", path], check=True, capture_output=True).stdout
    return {
        "Chromium": chromium(path, size, False), "Chromium, dark": chromium(path, size, True),
        "rsvg-convert": Image.open(io.BytesIO(rsvg)),
        "resvg": Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=text)))),
        "cairosvg": Image.open(io.BytesIO(cairosvg.svg2png(bytestring=text.encode()))),
    }


def colours(text):
    """Returns the colour of each class on a light and on a dark page."""
    light = {name: value for name, value in re.findall(r'class="(f-\w+)[^"]*" fill="(#\w+)"', text)}
    for names, value in re.findall(r'class="([^"]*)"[^>]* stroke="(#\w+)"', text):
        light[names.split()[-1]] = value
    dark = dict(re.findall(r"\.([fs]-\w+)\{\w+:(#\w+)", text))
    return light, dark


def grey(colour):
    red, green, blue = (int(colour[at:at + 2], 16) for at in (1, 3, 5))
    return (red * 299 + green * 587 + blue * 114) // 1000


def extreme(colour, dark):
    """Returns the channel of a colour by which texts differ from lines: the brightest, on a dark page the darkest."""
    channels = [int(colour[at:at + 2], 16) for at in (1, 3, 5)]
    return min(channels) if dark else max(channels)


def transformed(matrix, x, y):
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def parse(transform):
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", transform or "")]
    if not numbers:
        return [1, 0, 0, 1, 0, 0]
    return numbers if len(numbers) == 6 else [1, 0, 0, 1] + numbers


def product(outer, inner):
    a, b, c, d, e, f = inner
    x, y = transformed(outer, e, f)
    return [outer[0] * a + outer[2] * b, outer[1] * a + outer[3] * b, outer[0] * c + outer[2] * d,
            outer[1] * c + outer[3] * d, x, y]


def shapes(element, matrix=None):
    """Returns the shapes with their transforms."""
    matrix = product(matrix or [1, 0, 0, 1, 0, 0], parse(element.get("transform")))
    for child in element:
        yield child, matrix
        yield from shapes(child, matrix)


def marks(image, colour, paper, word):
    """Returns the box around the marks of a word, in relation to its begin on the base line; None if there are none."""
    left, top, right, bottom = (round(number) for number in word.area)
    # What lies on a level is turned back, so that its neighbours are not in the area.
    crop = image.transform((right - left, bottom - top), Image.AFFINE, word.matrix_from(left, top), Image.BICUBIC,
                           fillcolor=paper)
    limit = paper + (colour - paper) * word.shares[colour > paper]
    mask = crop.point(lambda value: 255 if (value > limit) == (colour > paper) else 0)
    box = mask.getbbox()
    return box and (box[0] + left, box[1] + top, box[2] + left, box[3] + top)


def middle(image, paper, area, horizontal):
    """Returns the middle of what differs from the paper around a side of a frame; None if nothing does."""
    left, top, right, bottom = (int(number) for number in area)
    if left < 0 or top < 0 or right > image.width or bottom > image.height or right <= left or bottom <= top:
        return None
    crop = image.crop((left, top, right, bottom))
    # The mean of each row, or of each column, across the side.
    size = (1, crop.height) if horizontal else (crop.width, 1)
    values = [abs(value - grey(paper)) for value in crop.resize(size, Image.BOX).get_flattened_data()]
    floor = min(values)
    weights = [value - floor for value in values]
    if max(weights) < 8:
        return None
    start = top if horizontal else left
    return start + sum((at + 0.5) * weight for at, weight in enumerate(weights)) / sum(weights)


class Word:
    """A word, the area around it in its own coordinates, and the edges that must be in the same place."""

    def __init__(self, element, matrix):
        self.text, self.colour, self.matrix = element.text, element.get("class").split()[0], matrix
        self.x, y, size = (float(element.get(name)) for name in ("x", "y", "font-size"))
        # Measured words are in a monospaced face, whose characters are 0.602 of its size wide.
        self.advance = size * 0.602 if element.get("font-family") else None
        width = len(self.text) * (self.advance or size * 0.72)
        is_trailing = element.get("text-anchor") == "end"
        left = self.x - width if is_trailing else self.x
        # The widths of other words are the renderer's, and so are those of what is turned: one rounds characters.
        is_turned = matrix[1] != 0
        self.edges = (1, 2, 3) if is_trailing else (0, 1, 2, 3) if self.advance and not is_turned else (0, 1, 3)
        # Beside what is turned, lines may drop.
        pad = 0 if is_turned else 2
        self.area = (left - pad, y - size * 0.85, left + width + pad, y + size / 4)
        # A pixel of the picture is up to two of what lies on a level.
        self.most = MOST * (2 if is_turned else 1)
        # Lines are not as dark as measured words; others may begin with thin strokes, and on a dark page lines are bright.
        self.shares = (0.4, 0.6) if is_turned else (0.6, 0.6) if self.advance else (0.35, 0.65)

    def is_near(self, corners):
        """Returns true if something with these corners in the picture reaches into the area."""
        a, b, c, d, e, f = self.matrix
        size = a * d - b * c
        turned = [((d * (x - e) - c * (y - f)) / size, (a * (y - f) - b * (x - e)) / size) for x, y in corners]
        xs, ys = [x for x, _ in turned], [y for _, y in turned]
        left, top, right, bottom = self.area
        return min(xs) < right and max(xs) > left and min(ys) < bottom and max(ys) > top

    def corners(self):
        left, top, right, bottom = self.area
        return [transformed(self.matrix, x, y) for x in (left, right) for y in (top, bottom)]

    def matrix_from(self, left, top):
        """Returns the transform from the pixels of the area to those of the picture, as Pillow wants it."""
        a, b, c, d, e, f = product(self.matrix, [1, 0, 0, 1, left, top])
        return (a, c, e, b, d, f)


def covers(element, matrix):
    """Returns the corners of the areas that a shape covers: what is filled, and the lines that drop to a lower level."""
    if element.tag == SVG + "path" and element.get("stroke-dasharray") == "1 3":
        drops = [[float(number) for number in re.findall(r"-?[\d.]+", part)] for part in element.get("d").split("M")[1:]]
        return [[(x + dx, y) for dx in (-1, 1) for y in (top, bottom)] for x, top, bottom in drops]
    if element.get("fill", "none") == "none":
        return []
    if element.tag == SVG + "path":
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", element.get("d"))]
        points = list(zip(numbers[::2], numbers[1::2]))
    elif element.tag == SVG + "rect":
        x, y, width, height = (float(element.get(name) or 0) for name in ("x", "y", "width", "height"))
        points = [(u, v) for u in (x, x + width) for v in (y, y + height)]
    else:
        return []
    return [[transformed(matrix, x, y) for x, y in points]]


def words(root):
    """Returns the words to compare: those that nothing covers, and of what lies on a level only the measured ones."""
    found = []
    for element, matrix in shapes(root):
        for area in covers(element, matrix):
            found = [(word, is_clear and not word.is_near(area)) for word, is_clear in found]
        if element.tag == SVG + "text" and element.text:
            new = Word(element, matrix)
            clear = [word.is_near(new.corners()) for word, _ in found]
            found = [(word, is_clear and not near) for (word, is_clear), near in zip(found, clear)]
            found.append((new, not any(new.is_near(word.corners()) for word, _ in found)))
    for word, is_clear in found:
        # Letters that a font lacks are taken from another one, which each renderer chooses itself.
        if is_clear and word.text.isascii() and (word.advance or word.matrix[1] == 0):
            yield word


def sides(root):
    """Returns the areas around the sides of each frame: seven pixels across, and the middle half along."""
    for element, matrix in shapes(root):
        if element.tag != SVG + "rect" or not element.get("stroke"):
            continue
        x, y, width, height = (float(element.get(name)) for name in ("x", "y", "width", "height"))
        x, y = transformed(matrix, x, y)
        for at in (x, x + width):
            if height >= 8:
                yield (round(at - 3), y + height / 4, round(at + 4), y + height * 3 / 4), False
        for at in (y, y + height):
            if width >= 8:
                yield (x + width / 4, round(at - 3), x + width * 3 / 4, round(at + 4)), True


def apart(places, most=MOST):
    """Returns the names of the renderers whose places differ too much; places are numbers, or None."""
    known = {name: place for name, place in places.items() if place is not None}
    if len(known) < 2 or max(known.values()) - min(known.values()) <= most:
        return None
    return ", ".join(f"{name} {place:.2f}" for name, place in known.items())


def check(path):
    """Returns the number of words and sides that were compared, and what differs."""
    text = open(path, encoding="utf-8").read()
    root = xml.fromstring(text)
    size = (int(root.get("width")), int(root.get("height")))
    if size[1] > TALLEST:
        return 0, 0, []
    faults = []
    rules = re.search(r"<style>(.*)</style>", text).group(1)
    declared = set(re.findall(r"[{;]([\w-]+):", rules))
    if declared - {"fill", "stroke"}:
        faults.append(f"a dark page changes more than colours: {declared}")
    light, dark = colours(text)
    images = {}
    for name, image in renderings(path, text, size).items():
        if image.size != size:
            faults.append(f"{name} draws {image.size}, not {size}")
        is_dark = name.endswith("dark")
        channels = image.convert("RGB").split()
        combine = ImageChops.darker if is_dark else ImageChops.lighter
        images[name] = (image.convert("RGB").convert("L"), combine(combine(*channels[:2]), channels[2]),
                        dark if is_dark else light, is_dark)
    counts = [0, 0]
    for word in words(root):
        boxes = {name: marks(image, extreme(scheme[word.colour], is_dark), extreme(scheme["f-paper"], is_dark), word)
                 for name, (_, image, scheme, is_dark) in images.items()}
        counts[0] += 1
        for edge in word.edges:
            places = {name: box and box[edge] for name, box in boxes.items()}
            # Bright letters on a dark page look a little bolder: they are compared with those of the same renderer.
            groups = [{name: place for name, place in places.items() if name != "Chromium, dark"},
                      {name: place for name, place in places.items() if name.startswith("Chromium")}]
            for wrong in filter(None, (apart(group, word.most) for group in groups)):
                faults.append(f"the {('left', 'top', 'right', 'bottom')[edge]} edge of '{word.text}': {wrong}")
        for name, box in boxes.items():
            first, last = word.x - word.most, word.x + (word.advance or 0) + word.most
            if not box or word.advance and not first <= box[0] + 0.5 <= last:
                faults.append(f"'{word.text}' begins at {word.x}; {name} has it at {box}")
    for area, horizontal in sides(root):
        places = {name: middle(image, scheme["f-paper"], area, horizontal)
                  for name, (image, _, scheme, _) in images.items()}
        counts[1] += 1
        wrong = apart(places)
        if wrong:
            faults.append(f"the side at {area}: {wrong}")
    return counts[0], counts[1], faults


def main(folder):
    paths = sorted(os.path.join(os.path.abspath(folder), name) for name in os.listdir(folder) if name.endswith(".svg"))
    if not paths:
        sys.exit("no picture was drawn")
    failed, total = 0, [0, 0]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for path, (texts, edges, faults) in zip(paths, pool.map(check, paths)):
            total = [total[0] + texts, total[1] + edges]
            for fault in faults[:8]:
                print(f"{os.path.basename(path)}: {fault}")
            if len(faults) > 8:
                print(f"{os.path.basename(path)}: and {len(faults) - 8} more")
            failed += bool(faults)
    print(f"{len(paths)} pictures, {total[0]} words and {total[1]} sides in five renderings: {failed} differ")
    sys.exit(1 if failed or not all(total) else 0)


main(sys.argv[1])
