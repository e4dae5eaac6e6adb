import type { Locator, Page } from "@playwright/test";

/** The faults of the layout at the current size: overflow, clipped text, overlaps. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 0) faults.push(`the page scrolls sideways by ${wide} px`);

    const texts = visibleTexts();
    for (const text of texts) faults.push(...clippings(text));
    for (const [index, text] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        if (text.block === other.block || !meet(text, other)) continue;
        faults.push(`"${text.labels}" overlaps "${other.labels}"`);
      }
    }
    faults.push(...targetOverlaps());
    return [...new Set(faults)];

    /** Each visible line of text with the box of its letters, without text for screen readers only. */
    function visibleTexts() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: TextBox[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || !element.checkVisibility()) continue;
        if (element.closest("svg, option, script, .skip-link")) continue;
        const style = getComputedStyle(element);
        if (style.clipPath !== "none") continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, top, bottom, width } of range.getClientRects()) {
          if (width < 2) continue;
          // A line's box includes its leading; compare the letters only.
          const half = Number.parseFloat(style.fontSize) * 0.36;
          const middle = (top + bottom) / 2;
          found.push({
            left: left + 1,
            right: right - 1,
            top: middle - half,
            bottom: middle + half,
            element,
            block: blockOf(element),
            labels: node.textContent.trim().slice(0, 40),
          });
        }
      }
      return found;
    }

    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }

    interface TextBox extends Box {
      element: Element;
      block: Element;
      labels: string;
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
    function clippings(text: TextBox): string[] {
      const found: string[] = [];
      if (text.left < 0 || text.right > window.innerWidth)
        found.push(`"${text.labels}" leaves the window`);
      for (let box: Element | null = text.element; box; box = box.parentElement) {
        const { overflowX, overflowY, backgroundColor, display } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const across = text.left < left - 1 || text.right > right + 1;
        const down = text.top < top - 1 || text.bottom > bottom + 1;
        const button =
          box.matches("a, button") &&
          display !== "inline" &&
          backgroundColor !== "rgba(0, 0, 0, 0)";
        if (
          (across && (button || overflowX !== "visible")) ||
          (down && (button || overflowY !== "visible"))
        )
          found.push(`"${text.labels}" is cut off`);
      }
      return found;
    }

    function targetOverlaps(): string[] {
      const targets = [
        ...document.querySelectorAll("a, button, input, select, textarea, summary"),
      ].filter((target) => target.checkVisibility() && !target.closest(".skip-link"));
      const boxes = targets.flatMap((target) =>
        [...target.getClientRects()].map(({ left, right, top, bottom }) => ({
          target,
          left,
          right,
          top,
          bottom,
        })),
      );
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter((other) => one.target !== other.target && meet(one, other))
          .map((other) => `"${one.target.textContent}" lies over "${other.target.textContent}"`),
      );
    }
  });
}

/** The words of headings, links and buttons that break without a hyphen. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    // Firefox hyphenates by a dictionary; a word must also fit without it.
    const unhyphenated = new CSSStyleSheet();
    unhyphenated.replaceSync("* { hyphens: manual !important }");
    document.adoptedStyleSheets.push(unhyphenated);
    for (const element of document.querySelectorAll("h1, h2, h3, a, button")) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement || getComputedStyle(node.parentElement).clipPath !== "none")
          continue;
        for (const { index, 0: word } of node.textContent?.matchAll(/[^\s@-]+/g) ?? []) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      }
    }
    document.adoptedStyleSheets.pop();
    return broken;
  });
}

/** The matches in the visible text that are broken over two lines. */
export async function brokenParts(within: Locator, pattern: RegExp): Promise<string[]> {
  return within.evaluate((root, source) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || getComputedStyle(element).clipPath !== "none") continue;
      for (const { index, 0: part } of node.nodeValue?.matchAll(new RegExp(source, "g")) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + part.length);
        if (range.getClientRects().length > 1) broken.push(part);
      }
    }
    return broken;
  }, pattern.source);
}

/**
 * The targets that are smaller than 44 by 44 pixels. By WCAG 2.5.5 a link in a sentence may be as
 * high as its line, and a control may be small when its label is not.
 */
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
