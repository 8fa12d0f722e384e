import type { Metadata } from "next";
import { StoresPage } from "@/components/delivery/store/stores-page";
import { storesMetadata } from "@/lib/seo/store";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	return storesMetadata();
}

export default function StoreIndexPage() {
	return <StoresPage />;
}
