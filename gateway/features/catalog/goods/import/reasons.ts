import { goodsBounds } from "../../../../contract/catalog/goods-form";
import { importLinesMax } from "../../../../contract/catalog/goods-import-terms";
import type { LocaleCode } from "../../../../contract/locale";
import {
	fillIn,
	type GatewayWords,
	gatewayWords,
} from "../../../../words/words";

export type Reason = keyof GatewayWords["goodsImport"];

const bounds = { ...goodsBounds, linesMax: importLinesMax };

/** What is wrong with a line, or with the whole file, as its sender reads it; of a reason that an older version kept, the general one. */
export function reasonIn(locale: LocaleCode, reason: string): string {
	const words = gatewayWords[locale].goodsImport;
	const known = reason in words ? (reason as Reason) : "fileFailed";
	return fillIn(words[known], bounds);
}
