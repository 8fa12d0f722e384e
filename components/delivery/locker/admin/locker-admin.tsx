"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { ConsoleList } from "@/components/layout/console/list/console-list";
import { useAccountList } from "@/components/layout/use-account-list";
import { Button } from "@/components/ui/button";
import type { Locker } from "@/gateway/contract/delivery/locker-admin";
import { LockerForm } from "./locker-form";
import { LockerTable } from "./locker-table";
import { emptyLocker, valuesOf } from "./locker-values";

const perPage = 20;

/** Lockers that parcels of the mall can go to, or one of them as a form. */
export function LockerAdmin() {
	const t = useTranslations("console.lockers");
	const { page } = usePageOf("tab", ["all"]);
	const [edited, setEdited] = useState<Locker | "new">();
	const answer = useAccountList(["lockers", page], (api) =>
		api.get("/api/operator/locker/list", { query: { page, limit: perPage } }),
	);
	const isNew = edited === "new";

	function close() {
		setEdited(undefined);
		void answer.ask();
	}
	if (edited)
		return (
			<LockerForm
				initial={isNew ? emptyLocker : valuesOf(edited)}
				id={isNew ? null : edited.id}
				onDone={close}
			/>
		);
	return (
		<div className="stack cols-1 gap-x4">
			<div className="flow wraps gap-x2">
				<Button kind="primary" onClick={() => setEdited("new")}>
					{t("new")}
				</Button>
			</div>
			<ConsoleList
				answer={answer}
				empty={{ title: t("empty"), detail: t("emptyDetail") }}
				page="lockers"
			>
				{(list, isStale) => (
					<LockerTable list={list} isStale={isStale} onEdit={setEdited} />
				)}
			</ConsoleList>
		</div>
	);
}
