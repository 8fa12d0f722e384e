import { notFound } from "next/navigation";
import { promotionsMetadata } from "@/components/sales/promotion/promotions-metadata";
import { PromotionsPage } from "@/components/sales/promotion/promotions-page";
import { readPromotionScope } from "@/lib/routes/campaign-path";
import { missingMetadata } from "@/lib/seo/missing";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/promotionList/[scope]/[page]">;

/** No category has number 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ scope: "0", page: "1" }];
}

async function placeOf({ params }: Props) {
	const { scope, page } = await params;
	return readPromotionScope(scope, page);
}

export async function generateMetadata(props: Props) {
	const place = await placeOf(props);
	return place ? promotionsMetadata(place) : missingMetadata();
}

/** The reduced goods of one area, or a page of one category's. */
export default async function PromotionScopePage(props: Props) {
	const place = await placeOf(props);
	if (!place) notFound();
	return <PromotionsPage place={place} />;
}
