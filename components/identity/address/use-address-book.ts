"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { Address } from "@/gateway/contract/identity/address";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";
import { draftOf } from "./address-draft";
import { useAddresses } from "./use-addresses";

/** The book as it is shown, what was last deleted from it, and what can be done to it; `failure` is of the last try. */
export function useAddressBook() {
	const t = useTranslations("address.list");
	const api = browserApi(useLocale());
	const { data, error, mutate } = useAddresses();
	const [addresses, setAddresses] = useState(data);
	const [deleted, setDeleted] = useState<Address>();
	const [failure, setFailure] = useState("");
	// A session that ends in mid-sentence empties every answer; what is being done here is to stay.
	if (data && data !== addresses) setAddresses(data);

	async function attempt(change: () => Promise<unknown>, done: string) {
		setFailure("");
		try {
			await change();
			await mutate();
			notify(done);
		} catch (fault) {
			setFailure(describeFailure(fault).message ?? t("failedAction"));
		}
	}

	/** What it throws is the caller's to show. */
	async function remove(address: Address) {
		await api.post("/api/front/address/del", { body: { id: address.id } });
		setDeleted(address);
		await mutate();
	}

	const makeDefault = ({ id }: Address) =>
		attempt(
			() => api.post("/api/front/address/default/set", { body: { id } }),
			t("made"),
		);

	const putBack = (address: Address) =>
		attempt(async () => {
			await api.post("/api/front/address/edit", { body: draftOf(address) });
			setDeleted(undefined);
		}, t("restored"));

	return {
		addresses,
		hasFailed: !addresses && error !== undefined,
		retry: () => void mutate(),
		failure,
		deleted,
		remove,
		makeDefault,
		putBack,
	};
}
