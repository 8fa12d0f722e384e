import type { Metadata } from "next";
import { GroupListPage } from "@/components/sales/group/group-list-page";
import { currentLocale } from "@/lib/i18n/locale";
import { groupListMetadata } from "@/lib/seo/group";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	return groupListMetadata(await currentLocale());
}

export default function GroupOffersPage() {
	return <GroupListPage />;
}
