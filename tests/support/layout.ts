import type { JSHandle, Page } from "@playwright/test";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A visible text. Its range says where its lines are at the time of asking. */
interface Text {
  element: Element;
  text: string;
  range: Range;
}

interface TextLine extends Omit<Text, "range">, Box {}

/** In the page: each visible text, without text for screen readers only. */
function findTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40);
    if (!text || !element?.checkVisibility()) continue;
    if (element.closest("svg, option, script, .skip-link")) continue;
    if (getComputedStyle(element).clipPath !== "none") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push({ element, text, range });
  }
  return texts;
}

/** In the page: the faults of the layout of these texts. */
function findLayoutFaults(visible: readonly Text[]): string[] {
  const faults: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  const wide = scrollWidth - window.innerWidth;
  if (wide > 0) faults.push(`the page scrolls sideways by ${wide} px`);
  const low = Math.round(scrollHeight - document.body.getBoundingClientRect().bottom - scrollY);
  if (low > 1) faults.push(`the page goes on for ${low} px below its end`);

  const texts = visible
    .flatMap(({ range, ...text }) => [...range.getClientRects()].map((box) => ({ ...text, box })))
    .filter(({ box }) => box.width >= 2)
    .map(lettersOf);
  for (const line of texts) faults.push(...clippings(line));
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (!meet(one, other) || blockOf(one.element) === blockOf(other.element)) continue;
      faults.push(`"${one.text}" overlaps "${other.text}"`);
    }
  }
  return [...new Set(faults)];

  /** A line's box includes its leading; compare the letters only. */
  function lettersOf({ box, element, text }: { box: DOMRect; element: Element; text: string }) {
    const half = Number.parseFloat(getComputedStyle(element).fontSize) * 0.36;
    const middle = (box.top + box.bottom) / 2;
    const [top, bottom] = [middle - half, middle + half];
    return { element, text, left: box.left + 1, right: box.right - 1, top, bottom };
  }

  function blockOf(element: Element): Element {
    const inline = getComputedStyle(element).display === "inline";
    return inline && element.parentElement ? blockOf(element.parentElement) : element;
  }

  function meet(one: Box, other: Box): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 1 && down > 1;
  }

  /** Where a text leaves the window, its button, or a box that clips its overflow. */
  function clippings(line: TextLine): string[] {
    const found: string[] = [];
    if (line.left < 0 || line.right > window.innerWidth)
      found.push(`"${line.text}" leaves the window`);
    for (let box: Element | null = line.element; box; box = box.parentElement) {
      const { overflowX, overflowY, backgroundColor, display } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const across = line.left < left - 1 || line.right > right + 1;
      const down = line.top < top - 1 || line.bottom > bottom + 1;
      const button =
        box.matches("a, button") && display !== "inline" && backgroundColor !== "rgba(0, 0, 0, 0)";
      if (
        (across && (button || overflowX !== "visible")) ||
        (down && (button || overflowY !== "visible"))
      )
        found.push(`"${line.text}" is cut off`);
    }
    return found;
  }
}

/** Each visible text of the page. */
function visibleTexts(page: Page): Promise<JSHandle<Text[]>> {
  return page.evaluateHandle(findTexts);
}

/** The faults of the layout at the current size: overflow, clipped text, overlaps. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findLayoutFaults, await visibleTexts(page));
}

/** The targets below 44 by 44 pixels, without links in sentences (WCAG). */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      "a[href], a[role], button, input, select, textarea, summary, [role=tab]",
    );
    return [...targets].flatMap((element) => {
      const { width, height, right } = element.getBoundingClientRect();
      const shown = element.checkVisibility({ visibilityProperty: true }) && width > 1 && right > 0;
      const small = Math.round(width) < 44 || Math.round(height) < 44;
      return shown && small && !isInSentence(element)
        ? [`${element.innerText || element.id} (${Math.round(width)} × ${Math.round(height)})`]
        : [];
    });

    function isInSentence(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== "inline") return false;
      const block = element.closest("p, li, dd, th, td, figcaption");
      const others = (block?.textContent ?? "").replace(element.textContent ?? "", "");
      return others.trim().length > 0;
    }
  });
}

/** The matches in visible text that are broken over two lines. Hyphens would differ by browser. */
export async function brokenParts(page: Page, selector: string, part: RegExp): Promise<string[]> {
  const texts = await visibleTexts(page);
  const find = (visible: readonly Text[], [within = "", source = ""]: string[]) => {
    const unhyphenated = new CSSStyleSheet();
    unhyphenated.replaceSync("* { hyphens: manual !important }");
    document.adoptedStyleSheets.push(unhyphenated);
    const broken: string[] = [];
    for (const { range } of visible.filter(({ element }) => element.closest(within))) {
      const { startContainer: node } = range;
      for (const { index, 0: text } of node.nodeValue?.matchAll(new RegExp(source, "g")) ?? []) {
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        if (range.getClientRects().length > 1) broken.push(text);
      }
    }
    document.adoptedStyleSheets.pop();
    return broken;
  };
  return texts.evaluate(find, [selector, part.source]);
}
