"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useCommand } from "@/components/layout/console/list/use-command";
import { useAccountList } from "@/components/layout/use-account-list";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Icon } from "@/components/ui/icon";
import type { CounterParcel } from "@/gateway/contract/sales/parcel-at-store";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { FoundParcel } from "./found-parcel";
import { canScan, Scanner } from "./scanner";

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
	const [typed, setTyped] = useState("");
	const [fault, setFault] = useState<string>();
	const [isScanning, setScanning] = useState(false);

	async function find(no: string) {
		setScanning(false);
		setFault(no.trim() ? undefined : t("emptyParcelNo"));
		if (!no.trim()) return;
		try {
			const found = await browserApi(locale).post(
				"/api/operator/collecting/parcel/find",
				{ body: { storeId, no } },
			);
			onFound(found);
			setTyped("");
		} catch (error) {
			onFound([]);
			setFault(describeFailure(error).message ?? t("failed"));
		}
	}
	function send(event: FormEvent) {
		event.preventDefault();
		void find(typed);
	}
	return (
		<form {...sentByScript} className="card stack gap-x3" onSubmit={send}>
			<Field
				label={t("parcelNo")}
				hint={t("parcelNoHint")}
				fault={fault}
				value={typed}
				autoComplete="off"
				spellCheck={false}
				enterKeyHint="search"
				maxLength={60}
				onChange={({ target }) => setTyped(target.value)}
			>
				<Button type="submit" kind="primary">
					{t("findParcel")}
				</Button>
			</Field>
			{canScan() && (
				<Button kind="quiet" onClick={() => setScanning(!isScanning)}>
					<Icon name="scan-qr-code" size={20} />
					{t(isScanning ? "stop" : "scan")}
				</Button>
			)}
			{isScanning && <Scanner onCode={find} onFault={setFault} />}
		</form>
	);
}
