import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AddressBook } from "@/components/identity/address/address-book";
import { UserPage } from "@/components/identity/user/user-page";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("address.list");
	return { title: t("title"), robots: { index: false, follow: false } };
}

export default async function AddressListPage() {
	const t = await getTranslations("address.list");
	return (
		<UserPage title={t("title")} path={paths.addresses()}>
			<AddressBook />
		</UserPage>
	);
}
