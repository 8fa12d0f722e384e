import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { StorePage } from "@/components/delivery/store/store-page";
import { readStore } from "@/lib/cached/store";
import { currentLocale } from "@/lib/i18n/locale";
import { wholeNumber } from "@/lib/routes/whole-number";
import { missingMetadata } from "@/lib/seo/missing";
import { storeMetadata } from "@/lib/seo/store";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/store/store_detail/[id]">;

/** No store has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ id: "0" }];
}

async function findStore({ params }: Props) {
	const id = wholeNumber((await params).id);
	return id ? readStore(await currentLocale(), id) : undefined;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const store = await findStore(props);
	return store ? storeMetadata(store) : missingMetadata();
}

export default async function StoreDetailPage(props: Props) {
	const store = await findStore(props);
	if (!store) notFound();
	return <StorePage store={store} />;
}
