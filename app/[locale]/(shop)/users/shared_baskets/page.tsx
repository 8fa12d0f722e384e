import { getTranslations } from "next-intl/server";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { SharedBaskets } from "@/components/sales/shared-basket/shared-baskets";
import { sharedBasketMessages } from "@/lib/i18n/client-messages";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { OwnPage } from "../own-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("sharedBasket.title");

export default async function SharedBasketsPage() {
	const t = await getTranslations("sharedBasket");
	return (
		<OwnPage
			title={t("title")}
			path={accountPaths.sharedBaskets()}
			messages={sharedBasketMessages}
			skeleton={<ListSkeleton height={180} />}
		>
			<SharedBaskets />
		</OwnPage>
	);
}
