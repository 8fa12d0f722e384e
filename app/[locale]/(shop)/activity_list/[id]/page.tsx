import { notFound } from "next/navigation";
import { ActivityView } from "@/components/content/activity/activity-view";
import { readActivity } from "@/lib/cached/activity";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { wholeNumber } from "@/lib/routes/whole-number";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/activity_list/[id]">;

/** No activity has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ id: "0" }];
}

/** Undefined for one that is unknown or has ended. */
async function findActivity({ params }: Props) {
	const id = wholeNumber((await params).id);
	return id ? readActivity(await currentLocale(), id) : undefined;
}

export async function generateMetadata(props: Props) {
	const activity = await findActivity(props);
	if (!activity) return {};
	const { id, name, description } = activity;
	return pageMetadata({ title: name, description, path: paths.activities(id) });
}

export default async function ActivityPage(props: Props) {
	const activity = await findActivity(props);
	if (!activity) notFound();
	return <ActivityView activity={activity} />;
}
