"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale, useTranslations } from "next-intl";
import {
	type RefObject,
	useEffect,
	useImperativeHandle,
	useRef,
	useState,
} from "react";
import { useForm } from "react-hook-form";
import {
	type Address,
	type AddressForm,
	addressForm,
} from "@/gateway/contract/identity/address";
import { fieldFaultsOf } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { useSignedIn } from "@/lib/session/signed-in";
import { readEntry, removeEntry, writeEntry } from "@/lib/storage/storage";
import { type AddressDraft, draftOf } from "./address-draft";
import { useAddresses } from "./use-addresses";

export interface AddressFormProps {
	/** One to change; a new one where there is none. */
	address?: Address;
	/** By then the page's list has it too. */
	onSaved: (saved: Address) => void;
	/** Stands in it until something is typed. */
	known?: Partial<AddressDraft>;
	/** In a page that saves it with something else: is given how. The account has no address yet. */
	sender?: RefObject<SendAddress | null>;
}

/** Checks and saves; false where the form says what is wrong. */
export type SendAddress = () => Promise<boolean>;

/** The form's values, and how they are sent; `failure` is what is wrong with the whole of it. */
export function useAddressForm(props: AddressFormProps) {
	const { address, onSaved, sender } = props;
	// Closed by mistake or loaded anew, it is found as it was left by the same account.
	const uid = useSignedIn()?.uid;
	const [entry] = useState(`address-${uid}-${address?.id ?? "new"}`);
	const t = useTranslations("address.field");
	const locale = useLocale();
	const { mutate } = useAddresses();
	const [failure, setFailure] = useState("");
	const saved = useRef<Address>(undefined);
	const hasFailed = useRef(false);
	const form = useForm<AddressDraft, unknown, AddressForm>({
		resolver: zodResolver(addressForm),
		mode: "onSubmit",
		reValidateMode: "onSubmit",
		shouldFocusError: false,
		defaultValues: {
			...draftOf(address),
			...props.known,
			...(readEntry(entry, "session") as Partial<AddressDraft> | undefined),
		},
	});

	useEffect(() => {
		const watched = form.watch((typed) => {
			writeEntry(entry, typed, "session");
		});
		return () => watched.unsubscribe();
	}, [form, entry]);

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
			// What seemed to fail may have been saved, with the answer lost.
			const lost = sender && hasFailed.current ? await mutate() : undefined;
			const known = address ?? saved.current ?? lost?.[0];
			saved.current = await api.post("/api/front/address/edit", {
				body: { ...body, id: known?.id },
			});
			await mutate();
			removeEntry(entry, "session");
			onSaved(saved.current);
		} catch (error) {
			hasFailed.current = true;
			showFailure(error);
		}
	});

	useImperativeHandle(sender, () => async () => {
		const before = saved.current;
		await save();
		return saved.current !== before;
	});
	return { form, save, failure };
}
