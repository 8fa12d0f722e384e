import { getTranslations } from "next-intl/server";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { ShoppingLists } from "@/components/sales/shopping-list/shopping-lists";
import { shoppingListMessages } from "@/lib/i18n/client-messages";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { OwnPage } from "../own-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("shoppingList.title");

export default async function ShoppingListsPage() {
	const t = await getTranslations("shoppingList");
	return (
		<OwnPage
			title={t("title")}
			path={accountPaths.shoppingLists()}
			messages={shoppingListMessages}
			skeleton={<ListSkeleton height={180} />}
		>
			<ShoppingLists />
		</OwnPage>
	);
}
