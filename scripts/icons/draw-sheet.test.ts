import { readFileSync } from "node:fs";
import { frameIconNames } from "@/components/ui/frame-icon-names";
import { iconNames } from "@/components/ui/icon-names";
import { drawSheet, drawSymbols } from "./draw-sheet";

test("the sheet in the repository holds every icon that can be named, as its makers draw it", () => {
	expect(readFileSync("components/ui/icons.svg", "utf8")).toBe(
		drawSheet(iconNames),
	);
});

test("the page draws every icon of its first screen as its makers do", () => {
	expect(readFileSync("components/ui/frame-symbols.ts", "utf8")).toBe(
		drawSymbols(frameIconNames),
	);
});

test("a name that nobody drew is refused", () => {
	expect(() => drawSheet(["no-such-icon"])).toThrow("no-such-icon");
});
