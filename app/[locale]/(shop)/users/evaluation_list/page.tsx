import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { UserPage } from "@/components/identity/user/user-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { OwnReviews } from "@/components/sales/review/own/own-reviews";
import { rewardMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("review.own");
	return { title: t("title"), robots: { index: false, follow: false } };
}

/** The same for everybody: whose it is arrives in the browser. */
export default async function EvaluationListPage() {
	const t = await getTranslations("review.own");
	return (
		<NextIntlClientProvider messages={rewardMessages(await currentLocale())}>
			<UserPage title={t("title")} path={paths.ownReviews()}>
				<Suspense fallback={<ListSkeleton height={112} />}>
					<OwnReviews />
				</Suspense>
			</UserPage>
		</NextIntlClientProvider>
	);
}
