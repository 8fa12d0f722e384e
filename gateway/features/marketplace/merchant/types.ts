import type { LocaleCode } from "../../../contract/locale";
import {
	type ShopType,
	shopTypes,
} from "../../../contract/marketplace/merchant";
import { answerIn } from "../../../words/words";

export function presentShopType(type: ShopType, locale: LocaleCode) {
	return { id: shopTypes.indexOf(type) + 1, name: answerIn(locale, type) };
}

export function listShopTypes(locale: LocaleCode) {
	return shopTypes.map((type) => presentShopType(type, locale));
}

/** By the id that the list of types gives it; undefined for an id that is none. */
export function shopTypeOf(id: number): ShopType | undefined {
	return shopTypes[id - 1];
}
