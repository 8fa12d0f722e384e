import type { Metadata } from "next";
import { notFound } from "next/navigation";
import {
	findFront,
	findMerchant,
} from "@/components/marketplace/merchant/find-front";
import { MerchantHome } from "@/components/screens/merchant/merchant-home";
import { merchantMetadata } from "@/lib/seo/merchant";
import { missingMetadata } from "@/lib/seo/missing";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/merchant/home/[id]">;

/** No merchant has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ id: "0" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const merchant = await findMerchant((await params).id);
	return merchant ? merchantMetadata(merchant) : missingMetadata();
}

export default async function MerchantHomePage({ params }: Props) {
	const front = await findFront((await params).id);
	if (!front) notFound();
	return <MerchantHome {...front} />;
}
