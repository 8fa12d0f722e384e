import { regions } from "@/gateway/contract/identity/district";
import { localeCodes, localize } from "@/gateway/contract/locale";

const cityNames = ["香港", "Hong Kong"];

/** Names of the areas that have a field of their own, in every language. */
const areaNames = new Set(
	[
		...cityNames,
		...regions.flatMap(({ name, districts }) =>
			[name, ...districts.map((district) => district.name)].flatMap((names) =>
				localeCodes.map((locale) => localize(names, locale)),
			),
		),
	].map((name) => name.toLowerCase()),
);

/** A predicted place as it stands in the street's field: without the areas around it, which are said elsewhere. */
export function streetOf(description: string): string {
	const isChinese = description.includes("，");
	const parts = description
		.split(/[,，]/)
		.map((part) => part.trim())
		.filter(Boolean);
	const own = parts.filter((part) => !areaNames.has(part.toLowerCase()));
	return (own.length > 0 ? own : parts).join(isChinese ? "，" : ", ");
}
