import { writeFileSync } from "node:fs";
import { frameIconNames } from "@/components/ui/frame-icon-names";
import { iconNames } from "@/components/ui/icon-names";
import { drawSheet, drawSymbols } from "./icons/draw-sheet";

// `npm run icons`: draws the sheet that `components/ui/icon.tsx` shows icons from, and those of the first screen.

writeFileSync("components/ui/icons.svg", drawSheet(iconNames));
writeFileSync("components/ui/frame-symbols.ts", drawSymbols(frameIconNames));
