import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { findKin } from "@/components/marketplace/merchant/find-kin";
import { MoreMerchants } from "@/components/marketplace/merchant/more-merchants";
import { paths } from "@/lib/routes/paths";
import { moreMerchantsMetadata } from "@/lib/seo/merchant";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/merchant/merchant_more/[kin]/[page]">;

/** No category has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ kin: "0", page: "1" }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const more = await findKin(await props.params);
	if (!more) return {};
	const { page } = more.found;
	const path = paths.moreMerchants(more.kin, page);
	return moreMerchantsMetadata({ title: more.title, path, page });
}

export default async function MerchantMorePage(props: Props) {
	const more = await findKin(await props.params);
	if (!more) notFound();
	return <MoreMerchants {...more} />;
}
