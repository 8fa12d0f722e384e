import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { UserPage } from "@/components/identity/user/user-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { WriteReviews } from "@/components/sales/review/own/write-reviews";
import { rewardMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("review.write");
	return { title: t("title"), robots: { index: false, follow: false } };
}

/** The same for everybody: whose it is arrives in the browser. */
export default async function EvaluationConfirmPage() {
	const t = await getTranslations("review.write");
	return (
		<NextIntlClientProvider messages={rewardMessages(await currentLocale())}>
			<UserPage
				title={t("title")}
				path={paths.ownReviews()}
				below={(await getTranslations("review.own"))("title")}
			>
				<Suspense fallback={<ListSkeleton height={112} />}>
					<WriteReviews />
				</Suspense>
			</UserPage>
		</NextIntlClientProvider>
	);
}
