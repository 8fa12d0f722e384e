"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale, useTranslations } from "next-intl";
import { type RefObject, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import {
	type Address,
	type AddressForm,
	addressForm,
} from "@/gateway/contract/identity/address";
import { fieldFaultsOf } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { type AddressDraft, draftOf } from "./address-draft";
import { useAddresses } from "./use-addresses";

export interface AddressFormProps {
	/** One to change; a new one where there is none. */
	address?: Address;
	/** By then the page's list has it too. */
	onSaved: (saved: Address) => void;
	/** Holds what was typed where the form may go and come back. */
	kept?: RefObject<AddressDraft | undefined>;
}

/** The form's values, and how they are sent; `failure` is what is wrong with the whole of it. */
export function useAddressForm({ address, onSaved, kept }: AddressFormProps) {
	const t = useTranslations("address.field");
	const locale = useLocale();
	const { mutate } = useAddresses();
	const [failure, setFailure] = useState("");
	const form = useForm<AddressDraft, unknown, AddressForm>({
		resolver: zodResolver(addressForm),
		mode: "onSubmit",
		reValidateMode: "onSubmit",
		shouldFocusError: false,
		defaultValues: kept?.current ?? draftOf(address),
	});

	useEffect(() => {
		if (!kept) return;
		const watched = form.watch(() => {
			kept.current = form.getValues();
		});
		return () => watched.unsubscribe();
	}, [form, kept]);

	function showFailure(error: unknown) {
		const faults = Object.entries(fieldFaultsOf(error));
		for (const [name, message] of faults)
			form.setError(name as never, { type: "server", message });
		if (faults.length === 0)
			setFailure(describeFailure(error).message ?? t("failed"));
	}

	const save = form.handleSubmit(async (body) => {
		setFailure("");
		try {
			const api = browserApi(locale);
			const saved = await api.post("/api/front/address/edit", {
				body: { ...body, id: address?.id },
			});
			await mutate();
			onSaved(saved);
		} catch (error) {
			showFailure(error);
		}
	});

	return { form, save, failure };
}
