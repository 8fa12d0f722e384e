import type { Metadata } from "next";
import { StoresPage } from "@/components/delivery/store/stores-page";
import { currentLocale } from "@/lib/i18n/locale";
import { storesMetadata } from "@/lib/seo/store";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	return storesMetadata(await currentLocale());
}

export default function StoreIndexPage() {
	return <StoresPage />;
}
