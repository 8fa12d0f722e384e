import { getTranslations } from "next-intl/server";
import { Favourites } from "@/components/catalog/favourites/favourites";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { rewardMessages } from "@/lib/i18n/client-messages";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { OwnPage } from "../own-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("favourites.title");

export default async function CollectionListPage() {
	const t = await getTranslations("favourites");
	return (
		<OwnPage
			title={t("title")}
			path={accountPaths.favourites()}
			messages={rewardMessages}
			skeleton={<ListSkeleton height={112} />}
		>
			<Favourites />
		</OwnPage>
	);
}
