import type { LocaleCode } from "@/gateway/contract/locale";
import type { MerchantDetail } from "@/gateway/contract/marketplace/merchant";
import { starsMax } from "@/gateway/contract/stars";
import { paths } from "@/lib/routes/paths";
import { fileAddress, pageAddress } from "../site-address";
import type { Thing } from "./json-ld";
import { describeHours } from "./opening-hours";

type Described = Pick<
	MerchantDetail,
	| "id"
	| "name"
	| "introduction"
	| "logo"
	| "phone"
	| "address"
	| "rating"
	| "ratingCount"
	| "openingHours"
>;

/** A merchant as its front shows it; stars only where somebody gave some. */
export function describeMerchant(
	merchant: Described,
	locale: LocaleCode,
): Thing {
	const { id, name, rating, ratingCount, openingHours } = merchant;
	const url = pageAddress(paths.merchant(id), locale);
	return {
		"@type": "OnlineStore",
		"@id": `${url}#merchant`,
		name,
		url,
		description: merchant.introduction,
		logo: fileAddress(merchant.logo),
		telephone: merchant.phone,
		address: {
			"@type": "PostalAddress",
			streetAddress: merchant.address,
			addressCountry: "HK",
		},
		...(rating !== null && {
			aggregateRating: {
				"@type": "AggregateRating",
				ratingValue: rating,
				bestRating: starsMax,
				ratingCount,
			},
		}),
		...(openingHours && {
			// It sells at any hour: these are when somebody answers.
			contactPoint: {
				"@type": "ContactPoint",
				contactType: "customer service",
				telephone: merchant.phone,
				hoursAvailable: describeHours(openingHours),
			},
		}),
		parentOrganization: { "@id": fileAddress("/#shop") },
	};
}

/** The merchants of one page of the street, in the order in which it shows them. */
export function describeStreet(
	name: string,
	merchants: { id: number; name: string }[],
	locale: LocaleCode,
): Thing {
	return {
		"@type": "ItemList",
		name,
		numberOfItems: merchants.length,
		itemListElement: merchants.map((one, at) => ({
			"@type": "ListItem",
			position: at + 1,
			name: one.name,
			url: pageAddress(paths.merchant(one.id), locale),
		})),
	};
}
