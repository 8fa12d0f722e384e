import { promotionsMetadata } from "@/components/sales/promotion/promotions-metadata";
import { PromotionsPage } from "@/components/sales/promotion/promotions-page";

export const prefetch = "partial";

export const instant = false;

export async function generateMetadata() {
	return promotionsMetadata({});
}

/**
 * An area's and a category's reduced goods have this path too, told apart by the query. A page that reads no query is
 * taken for all of them by a browser's router, so this one reads it.
 */
export default async function PromotionListPage({
	searchParams,
}: PageProps<"/[locale]/promotionList">) {
	await searchParams;
	return <PromotionsPage place={{}} />;
}
