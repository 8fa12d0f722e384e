"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useCommand } from "@/components/layout/console/list/use-command";
import { useAccountList } from "@/components/layout/use-account-list";
import { Button } from "@/components/ui/button";
import type { CounterParcel } from "@/gateway/contract/sales/parcel-at-store";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { FoundParcel } from "./found-parcel";
import { ScanForm } from "./scan-form";

const herePerPage = 50;

/** Parcels of the mall: booked by their numbers as they come, and what lies here, the longest first. */
export function Parcels({ storeId }: { storeId: number }) {
	const t = useTranslations("console.collecting");
	const locale = useLocale();
	const { run, isRunning } = useCommand();
	const [found, setFound] = useState<CounterParcel[]>([]);
	const here = useAccountList(["parcels here", storeId], (api) =>
		api.get("/api/operator/collecting/parcel/list", {
			query: { storeId, limit: herePerPage },
		}),
	);

	async function move(orderNo: string, step: "arrived" | "send-back") {
		const isDone = await run(
			() =>
				browserApi(locale).post(`/api/operator/collecting/parcel/${step}`, {
					body: { storeId, orderNo },
				}),
			t(step === "arrived" ? "arrivedDone" : "sentBackDone"),
		);
		if (!isDone) return;
		setFound([]);
		void here.ask();
	}
	const stepOf = ({ state, orderNo }: CounterParcel) => {
		if (state === "expected")
			return {
				word: t("arrived"),
				isBusy: isRunning,
				run: () => void move(orderNo, "arrived"),
			};
		if (state === "toSendBack")
			return {
				word: t("sendBack"),
				isBusy: isRunning,
				run: () => void move(orderNo, "send-back"),
			};
		return undefined;
	};
	const list = here.found?.list.filter(
		({ orderNo }) => !found.some((one) => one.orderNo === orderNo),
	);
	return (
		<section className="stack gap-x4" aria-labelledby="parcels">
			<h2 id="parcels">{t("parcels")}</h2>
			<FindParcel storeId={storeId} onFound={setFound} />
			{found.map((parcel) => (
				<FoundParcel
					key={parcel.orderNo}
					parcel={parcel}
					step={stepOf(parcel)}
				/>
			))}
			{!list && <Awaited error={here.error} onRetry={() => void here.ask()} />}
			{here.found?.list.length === 0 && (
				<p className="soft">{t("noParcels")}</p>
			)}
			{list && list.length > 0 && (
				<ul className="stack gap-x3" aria-label={t("here")}>
					{list.map((parcel) => (
						<li key={parcel.orderNo}>
							<FoundParcel parcel={parcel} step={stepOf(parcel)} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

interface FindParcelProps {
	storeId: number;
	onFound: (parcels: CounterParcel[]) => void;
}

function FindParcel({ storeId, onFound }: FindParcelProps) {
	const t = useTranslations("console.collecting");
	const locale = useLocale();
	const [fault, setFault] = useState<string>();

	async function find(no: string) {
		setFault(no.trim() ? undefined : t("emptyParcelNo"));
		if (!no.trim()) return false;
		try {
			const found = await browserApi(locale).post(
				"/api/operator/collecting/parcel/find",
				{ body: { storeId, no } },
			);
			onFound(found);
			return true;
		} catch (error) {
			onFound([]);
			setFault(describeFailure(error).message ?? t("failed"));
			return false;
		}
	}
	return (
		<ScanForm
			label={t("parcelNo")}
			hint={t("parcelNoHint")}
			fault={fault}
			maxLength={60}
			find={find}
			onFault={setFault}
		>
			<Button type="submit" kind="primary">
				{t("findParcel")}
			</Button>
		</ScanForm>
	);
}
