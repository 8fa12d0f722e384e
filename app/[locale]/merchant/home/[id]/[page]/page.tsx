import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MerchantHome } from "@/components/merchant/merchant-home";
import { readGoodsList } from "@/lib/cached/goods";
import { readMerchant } from "@/lib/cached/merchant";
import { currentLocale } from "@/lib/i18n/locale";
import { merchantMetadata } from "@/lib/seo/merchant";
import { wholeNumber } from "@/lib/whole-number";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/merchant/home/[id]/[page]">;

const goodsPerPage = 24;

/** No merchant has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ id: "0", page: "1" }];
}

/** Undefined for a merchant nobody knows, and for a page behind its last goods. */
async function findFront({ params }: Props) {
	const given = await params;
	const [id, page] = [wholeNumber(given.id), wholeNumber(given.page)];
	if (!id || !page) return undefined;
	const locale = await currentLocale();
	const merchant = await readMerchant(locale, id);
	if (!merchant) return undefined;
	const goods = await readGoodsList(locale, {
		merId: id,
		page,
		limit: goodsPerPage,
	});
	return page > Math.max(goods.totalPage, 1) ? undefined : { merchant, goods };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const front = await findFront(props);
	if (!front) return {};
	const { merchant, goods } = front;
	return merchantMetadata(merchant, goods.page, await currentLocale());
}

export default async function MerchantHomePage(props: Props) {
	const front = await findFront(props);
	if (!front) notFound();
	return <MerchantHome {...front} />;
}
