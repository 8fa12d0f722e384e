import { NextIntlClientProvider } from "next-intl";
import { readOffersOfGoods } from "@/lib/cached/group";
import { groupMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { LateOffers } from "./late-offers";

/** What a goods costs together; nothing where there is no such offer. The goods never falls with it. */
export async function GoodsGroups({ goodsId }: { goodsId: number }) {
	const locale = await currentLocale();
	const offers = await readOffersOfGoods(locale, goodsId).catch(() => []);
	if (offers.length === 0) return null;
	return (
		<NextIntlClientProvider messages={groupMessages(locale)}>
			<LateOffers goodsId={goodsId} stored={offers} />
		</NextIntlClientProvider>
	);
}
