import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GroupPage } from "@/components/sales/group/group-page";
import { readGroup } from "@/lib/cached/group";
import { currentLocale } from "@/lib/i18n/locale";
import { wholeNumber } from "@/lib/routes/whole-number";
import { groupMetadata } from "@/lib/seo/group";
import { missingMetadata } from "@/lib/seo/missing";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/group/group_detail/[id]">;

/** No group has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ id: "0" }];
}

async function findGroup({ params }: Props) {
	const id = wholeNumber((await params).id);
	return id ? readGroup(await currentLocale(), id) : undefined;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const group = await findGroup(props);
	return group ? groupMetadata(group) : missingMetadata();
}

export default async function OneGroupPage(props: Props) {
	const group = await findGroup(props);
	if (!group) notFound();
	return <GroupPage group={group} />;
}
