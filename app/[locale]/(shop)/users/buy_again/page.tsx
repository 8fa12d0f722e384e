import { getTranslations } from "next-intl/server";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { BuyAgain } from "@/components/sales/buy-again/buy-again";
import { buyAgainMessages } from "@/lib/i18n/client-messages";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { OwnPage } from "../own-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("buyAgain.title");

export default async function BuyAgainPage() {
	const t = await getTranslations("buyAgain");
	return (
		<OwnPage
			title={t("title")}
			path={accountPaths.boughtBefore()}
			messages={buyAgainMessages}
			skeleton={<ListSkeleton height={144} />}
		>
			<BuyAgain />
		</OwnPage>
	);
}
