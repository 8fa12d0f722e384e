"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import type { ActivityRow } from "@/gateway/contract/content/activity";
import { ActivityForm } from "./activity-form";
import { ActivityList } from "./activity-list";

/** All activities, or the one that is being written. */
export function ActivityAdmin() {
	const t = useTranslations("console.page");
	const [open, setOpen] = useState<ActivityRow | "new">();
	if (open)
		return (
			<ActivityForm
				known={open === "new" ? undefined : open}
				onLeave={() => setOpen(undefined)}
			/>
		);
	return (
		<Suspense fallback={<ListSkeleton height={72} />}>
			<ActivityList title={t("activities")} onOpen={setOpen} />
		</Suspense>
	);
}
