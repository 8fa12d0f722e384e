import { readFileSync } from "node:fs";
import { iconNames } from "@/components/ui/icon-names";
import { drawSheet } from "./draw-sheet";

test("the sheet in the repository holds every icon that can be named, as its makers draw it", () => {
	expect(readFileSync("components/ui/icons.svg", "utf8")).toBe(
		drawSheet(iconNames),
	);
});

test("a name that nobody drew is refused", () => {
	expect(() => drawSheet(["no-such-icon"])).toThrow("no-such-icon");
});
