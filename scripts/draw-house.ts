import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readHouse } from "./house/domains";
import { drawHouse } from "./house/draw-house";
import { listFiles, root } from "./house/list-files";

// `npm run house` draws docs/house.svg; `npm run check:house` says when that is needed.

const read = (file: string) => readFileSync(join(root, file), "utf8");
writeFileSync(
	join(root, "docs/house.svg"),
	drawHouse(readHouse(listFiles(), read)),
);
