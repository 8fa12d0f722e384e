import type { Metadata } from "next";
import { GroupListPage } from "@/components/sales/group/group-list-page";
import { groupListMetadata } from "@/lib/seo/group";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	return groupListMetadata();
}

export default function GroupOffersPage() {
	return <GroupListPage />;
}
