import { writeFileSync } from "node:fs";
import { iconNames } from "@/components/ui/icon-names";
import { drawSheet } from "./icons/draw-sheet";

// `npm run icons`: draws the sheet that `components/ui/icon.tsx` shows icons from.

writeFileSync("components/ui/icons.svg", drawSheet(iconNames));
