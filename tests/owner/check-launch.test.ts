import { spawnSync } from "node:child_process";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../support/content-copy.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

function checkLaunch() {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "check:launch"], {
    env: { ...process.env, SITE_CONTENT: copy.content },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("the sample content is not ready, and each of its ten samples is named", () => {
  const { status, stderr } = checkLaunch();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Not ready to go live: 10 values are still a sample\.\n/);
  expect(stderr).toMatch(/content\/business\.yaml:\d+ {2}phone: numbers with 555-01/);
  expect(stderr.trim().split("\n")).toHaveLength(11);
});

test("an owner's own content is ready", () => {
  copy.change("business.yaml", "Hub City IT", "Caprock Computers");
  copy.change("business.yaml", "https://hubcityit.example", "https://caprockcomputers.com");
  copy.change("business.yaml", "(806) 555-0142", "(806) 744-2210");
  copy.change("business.yaml", "hello@hubcityit.example", "hello@caprockcomputers.com");
  for (const name of ["facebook", "instagram", "youtube"]) {
    copy.change("business.yaml", "url: null", `url: https://www.${name}.com/caprock`);
  }
  copy.change("business.yaml", "organisation: null", 'organisation: "700123"');
  copy.change("business.yaml", "widget: null", 'widget: "a1b2c3"');
  copy.change("legal/terms.md", "[monthly fee: amount to be agreed]", "$80");
  expect(checkLaunch()).toEqual({
    status: 0,
    stdout: "Ready to go live: no sample is left in content/.\n",
    stderr: "",
  });
});
