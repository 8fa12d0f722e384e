"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { ListBones } from "@/components/user/list-bones";
import type { ActivityRow } from "@/gateway/contract/activity";
import { ActivityForm } from "./activity-form";
import { ActivityList } from "./activity-list";

/** All activities, or the one that is being written. */
export function ActivityDesk() {
	const t = useTranslations("console.room");
	const [open, setOpen] = useState<ActivityRow | "new">();
	if (open)
		return (
			<ActivityForm
				known={open === "new" ? undefined : open}
				onLeave={() => setOpen(undefined)}
			/>
		);
	return (
		<Suspense fallback={<ListBones height={72} />}>
			<ActivityList title={t("activities")} onOpen={setOpen} />
		</Suspense>
	);
}
