import { getTranslations } from "next-intl/server";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { readActivities } from "@/lib/cached/activity";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { ActivityCards } from "./activity-cards";
import { ActivityStyles } from "./activity-styles";

/** What runs now and what is coming. */
export async function ActivitiesPage() {
	const t = await getTranslations();
	const activities = await readActivities(await currentLocale());
	const running = activities.filter(({ state }) => state === "running");
	const coming = activities.filter(({ state }) => state === "coming");
	const crumbs = [
		{ name: t("layout.shop.name"), path: paths.home() },
		{ name: t("activity.title") },
	];
	return (
		<ActivityStyles>
			<Breadcrumb crumbs={crumbs} />
			<h1 className="head-heading text-balance">{t("activity.title")}</h1>
			<p className="lead soft size-reading">{t("activity.description")}</p>
			{running.length > 0 && (
				<ActivityCards
					activities={running}
					firstPictures={2}
					headingLevel={2}
				/>
			)}
			{coming.length > 0 && (
				<section className="part" aria-labelledby="coming">
					<h2 id="coming" className="heading head-title">
						{t("activity.coming")}
					</h2>
					<ActivityCards activities={coming} />
				</section>
			)}
			{activities.length === 0 && (
				<EmptyState
					picture="/pictures/empty-list.webp"
					title={t("activity.empty")}
				>
					<LinkButton kind="primary" href={paths.promotions()}>
						{t("promotion.title")}
					</LinkButton>
				</EmptyState>
			)}
		</ActivityStyles>
	);
}
