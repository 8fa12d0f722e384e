import { getTranslations } from "next-intl/server";
import { ContactLines } from "@/components/layout/contact-lines";
import { DetailPageSkeleton } from "@/components/sales/order/detail-page-skeleton";
import { OrderPage } from "@/components/sales/order/order-page";
import { orderMessages } from "@/lib/i18n/client-messages";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { OwnPage } from "../own-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("order.detail.title");

export default async function OrderDetailPage() {
	const t = await getTranslations("order.detail");
	const orders = await getTranslations("order.list");
	return (
		<OwnPage
			title={t("title")}
			path={accountPaths.orders()}
			below={orders("title")}
			messages={orderMessages}
			skeleton={<DetailPageSkeleton />}
		>
			<OrderPage contact={<ContactLines />} />
		</OwnPage>
	);
}
