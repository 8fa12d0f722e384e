import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { AreaMark } from "@/components/layout/area-mark";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { isBuilding, notDuringBuild } from "@/lib/cached/during-build";
import { readGroupOffers } from "@/lib/cached/group";
import { groupMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { GroupStyles } from "./group-styles";
import { OfferList } from "./offer-list";

/** All group offers. The build stores its frame, the first visit all of it. */
export async function GroupListPage() {
	const t = await getTranslations();
	const title = t("group.list.title");
	return (
		<>
			<AreaMark area="E_COMMERCE" />
			<GroupStyles>
				<Breadcrumb
					crumbs={[
						{ name: t("list.area.mall"), path: paths.home("E_COMMERCE") },
						{ name: title },
					]}
				/>
				<h1 className="head-heading anywhere text-balance">{title}</h1>
				<p className="soft">{t("group.list.detail")}</p>
				{isBuilding ? (
					<Suspense fallback={null}>
						<Offers />
					</Suspense>
				) : (
					<Offers />
				)}
			</GroupStyles>
		</>
	);
}

async function Offers() {
	await notDuringBuild();
	const locale = await currentLocale();
	return (
		<NextIntlClientProvider messages={groupMessages(locale)}>
			<OfferList stored={await readGroupOffers(locale)} />
		</NextIntlClientProvider>
	);
}
