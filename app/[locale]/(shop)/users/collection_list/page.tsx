import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { Favourites } from "@/components/collect/favourites";
import { ListBones } from "@/components/user/list-bones";
import { UserPage } from "@/components/user/user-page";
import { rewardMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("collect");
	return { title: t("title"), robots: { index: false, follow: false } };
}

/** The same for everybody: whose it is arrives in the browser. */
export default async function CollectionListPage() {
	const t = await getTranslations("collect");
	return (
		<NextIntlClientProvider messages={rewardMessages(await currentLocale())}>
			<UserPage title={t("title")} path={paths.favourites()}>
				<Suspense fallback={<ListBones height={112} />}>
					<Favourites />
				</Suspense>
			</UserPage>
		</NextIntlClientProvider>
	);
}
