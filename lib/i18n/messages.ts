import type { LocaleCode } from "@/gateway/contract/locale";
import en from "@/messages/en.json";
import es from "@/messages/es.json";
import fr from "@/messages/fr.json";
import lao from "@/messages/lao.json";
import th from "@/messages/th.json";
import zhCN from "@/messages/zh-CN.json";

export type Messages = typeof zhCN;

/** A sentence as it is written, or as the build read it where values are filled in. */
type Words = string | unknown[];
type Tree = { [key: string]: Words | Tree };

function isTree(value: Words | Tree | undefined): value is Tree {
	return typeof value === "object" && !Array.isArray(value);
}

function merge(under: Tree, over: Tree): Tree {
	const merged: Tree = { ...under };
	for (const [key, value] of Object.entries(over)) {
		const below = merged[key];
		merged[key] = isTree(value) && isTree(below) ? merge(below, value) : value;
	}
	return merged;
}

const english = merge(zhCN, en);

const catalogues: Record<LocaleCode, Messages> = {
	"zh-CN": zhCN,
	en: english as Messages,
	fr: merge(english, fr) as Messages,
	th: merge(english, th) as Messages,
	lao: merge(english, lao) as Messages,
	es: merge(english, es) as Messages,
};

/** All words of a language; where one is missing English speaks, then Chinese. */
export function messagesOf(locale: LocaleCode): Messages {
	return catalogues[locale];
}
