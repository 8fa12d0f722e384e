import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";
import { addressOf } from "../i18n/locale-path";
import { messagesOf } from "../i18n/messages";
import { accountPaths } from "../routes/account-paths";
import { paths } from "../routes/paths";
import { palettes } from "../theme/theme";

/** What a device installs, in the language of the page. Its `id` is one: another language is not another app. */
export function manifestOf(locale: LocaleCode) {
	const { layout, header, order } = messagesOf(locale);
	const { shop, area } = layout;
	const shortcut = (name: string, path: string) => ({
		name,
		url: addressOf({ locale, path }),
	});
	return {
		name: locale === "zh-CN" ? `${shop.name} ${shop.otherName}` : shop.name,
		short_name: shop.name,
		description: shop.description,
		lang: describeLocale(locale).language,
		id: "/",
		start_url: addressOf({ locale, path: paths.home() }),
		scope: "/",
		display: "standalone",
		background_color: palettes.light.paper,
		theme_color: palettes.light.card,
		icons: [
			{ src: "/pictures/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/pictures/icon-512.png", sizes: "512x512", type: "image/png" },
			{
				src: "/pictures/icon-512.png",
				sizes: "512x512",
				type: "image/png",
				purpose: "maskable",
			},
		],
		shortcuts: [
			shortcut(area.storeShort, paths.home()),
			shortcut(area.mallShort, paths.home("E_COMMERCE")),
			shortcut(header.cart.label, paths.cart()),
			shortcut(order.list.title, accountPaths.orders()),
		],
	};
}
