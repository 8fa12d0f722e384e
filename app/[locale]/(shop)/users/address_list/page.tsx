import { getTranslations } from "next-intl/server";
import { AddressBook } from "@/components/identity/address/address-book";
import { UserPage } from "@/components/identity/user/user-page";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("address.list.title");

export default async function AddressListPage() {
	const t = await getTranslations("address.list");
	return (
		<UserPage title={t("title")} path={accountPaths.addresses()}>
			<AddressBook />
		</UserPage>
	);
}
