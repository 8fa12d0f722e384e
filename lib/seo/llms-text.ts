import type { CategoryNode } from "@/gateway/contract/catalog/category";
import type { HomeIndex } from "@/gateway/contract/content/home";
import { deliveryTerms } from "@/gateway/contract/delivery/delivery-terms";
import { type LocaleCode, locales } from "@/gateway/contract/locale";
import type { CartType } from "@/gateway/contract/values";
import { formatPriceBriefly } from "@/lib/money/money";
import { paths } from "@/lib/routes/paths";
import { twinPath } from "@/lib/routes/twin-path";
import { deliveryHours } from "@/lib/terms/delivery-terms";
import { refundTerms } from "@/lib/terms/refund-terms";
import { isOn } from "../process/switches";
import { feedNames } from "./feed/feed-name";
import { fileAddress, pageAddress } from "./site-address";

/** Of the addresses below. */
const locale: LocaleCode = "en";

/** The shop in a page of plain text, for programs that answer people's questions about it. */
export function llmsText(home: HomeIndex, trees: CategoryNode[]): string {
	const goods = pageAddress(paths.goods(1), locale).replace(/1$/, "{id}");
	return `# ${home.siteName}

> ${home.site_description}

An online shop for Hong Kong. Prices are in Hong Kong dollars (HKD). Prices and stock change: a page is the truth of its minute.

${
	isOn("MARKDOWN_PAGES")
		? `Each page of the shop is there in Markdown too, at its address with \`.md\` before the query: [this shop](${pageAddress(twinPath("/"), locale)}).

`
		: ""
}## Areas

- [Supermarket](${pageAddress(paths.home("SUPERMARKET"), locale)}): groceries, delivered daily from ${deliveryHours.firstHour}:00 to ${deliveryHours.lastHour}:00 in slots of ${deliveryHours.slotHours} hours. ${feeOf("SUPERMARKET")}.
- [Stores](${pageAddress(paths.stores(), locale)}): address, phone, opening hours, delivery area and slots of each supermarket store.
- [Mall](${pageAddress(paths.home("E_COMMERCE"), locale)}): goods of many merchants, each sending its own parcel. ${feeOf("E_COMMERCE")}, counted per merchant.
- [Help centre](${pageAddress(paths.help(), locale)}): delivery, payment, refunds, accounts and selling with us. [Terms of use](${pageAddress(paths.agreement("terms"), locale)}), [privacy policy](${pageAddress(paths.agreement("privacy"), locale)}).
- Refunds can be asked for up to ${refundTerms.daysAfterReceipt} days after receipt.

## Languages

${locales.map(({ code, name }) => `- [${name}](${pageAddress("/", code)})`).join("\n")}

## Supermarket categories

${categoriesOf(trees, "SUPERMARKET")}

## Mall categories

${categoriesOf(trees, "E_COMMERCE")}

## Goods

- Every goods page has an address such as ${goods} and says name, price, stock and merchant in schema.org terms (JSON-LD).
${
	isOn("PRODUCT_FEEDS")
		? `- Feeds of all goods: ${feedNames(locale)
				.map((name) => `[${name}](${fileAddress(`/feed/${name}`)})`)
				.join(", ")}.
`
		: ""
}- [Sitemap](${fileAddress("/sitemap.xml")}): homes, categories, stores and goods in every language.
`;
}

function feeOf(cartType: CartType): string {
	const { fee, freeFrom } = deliveryTerms[cartType];
	return `Delivery costs ${formatPriceBriefly(fee)}, and nothing from ${formatPriceBriefly(freeFrom)}`;
}

function categoriesOf(trees: CategoryNode[], cartType: CartType): string {
	return trees
		.filter((top) => top.cartType === cartType)
		.map((top) => {
			const address = pageAddress(paths.goodsList({ cid: top.id }), locale);
			const parts = (top.childList ?? []).map(({ name }) => name);
			const below = parts.length > 0 ? `: ${parts.join(", ")}` : "";
			return `- [${top.name}](${address})${below}`;
		})
		.join("\n");
}
