import { goodsBounds } from "../../../../contract/catalog/goods-form";
import { picturesIn } from "../../../../contract/catalog/introduction";
import {
	type LocaleCode,
	type Localized,
	localeCodes,
} from "../../../../contract/locale";
import type { GoodsState } from "./state";

/** Every picture that a goods shows, those of its introductions among them. */
export const picturesOf = ({
	images,
	skus,
	introduction,
}: GoodsState): string[] => [
	...images,
	...skus.flatMap(({ image }) => image ?? []),
	...Object.values(introduction).flatMap(picturesIn),
];

export interface IntroductionFault {
	locale: LocaleCode;
	reason: "foreignPicture" | "tooManyInText";
	/** The picture, where it is about one. */
	value: string;
}

/** What is wrong with the pictures of introductions; `isForeign` tells one that is not to be shown. */
export function faultsOfIntroductions(
	introduction: Localized,
	isForeign: (path: string) => boolean,
): IntroductionFault[] {
	return localeCodes.flatMap((locale): IntroductionFault[] => {
		const pictures = picturesIn(introduction[locale] ?? "");
		const foreign = pictures.find(isForeign);
		if (foreign !== undefined)
			return [{ locale, reason: "foreignPicture", value: foreign }];
		return pictures.length > goodsBounds.introductionPictures
			? [{ locale, reason: "tooManyInText", value: "" }]
			: [];
	});
}
