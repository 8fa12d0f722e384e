"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { FormFault } from "@/components/ui/form/form-fault";
import { Icon } from "@/components/ui/icon";
import { notify } from "@/lib/page-state/notice";
import { AddressCard } from "./address-card";
import { AddressSkeleton } from "./address-skeleton";
import { AddressStyles } from "./address-styles";
import { EmptyBook } from "./empty-book";
import { UndoNotice } from "./undo-notice";
import { useAddressBook } from "./use-address-book";
import { useAddressDialogs } from "./use-address-dialogs";

const AddressDialog = dynamic(
	() => import("./address-dialog").then((module) => module.AddressDialog),
	{ ssr: false },
);
const DeleteDialog = dynamic(
	() => import("./delete-dialog").then((module) => module.DeleteDialog),
	{ ssr: false },
);

type Book = ReturnType<typeof useAddressBook>;
type Dialogs = ReturnType<typeof useAddressDialogs>;

/** All addresses of the account, and what can be done to them. */
export function AddressBook() {
	const book = useAddressBook();
	const dialogs = useAddressDialogs();
	const { deleted, addresses, failure } = book;
	return (
		<AddressStyles className="stack gap-x4">
			{/* There before it speaks, so that it is heard. */}
			<div role="status" className="said">
				{deleted && (
					<UndoNotice
						// The focus goes to each anew.
						key={deleted.id}
						address={deleted}
						undo={dialogs.focusNext}
						onUndo={() => book.putBack(deleted)}
					/>
				)}
			</div>
			<FormFault words={failure} />
			{addresses ? (
				<Addresses book={book} dialogs={dialogs} />
			) : (
				<Awaited book={book} />
			)}
			<Dialogs book={book} dialogs={dialogs} />
		</AddressStyles>
	);
}

function Awaited({ book }: { book: Book }) {
	const t = useTranslations("address.list");
	if (!book.hasFailed) return <AddressSkeleton />;
	return (
		<section className="card">
			<p>{t("failed")}</p>
			<p>
				<Button kind="quiet" onClick={book.retry}>
					{t("retry")}
				</Button>
			</p>
		</section>
	);
}

function Addresses({ book, dialogs }: { book: Book; dialogs: Dialogs }) {
	const t = useTranslations("address.list");
	const { addresses = [] } = book;
	if (addresses.length === 0)
		return (
			<EmptyBook onAdd={(opener) => dialogs.open(opener, { dialog: "edit" })} />
		);
	return (
		<>
			<div className="bar row wraps apart gap-x3 soft">
				<p>{t("count", { count: addresses.length })}</p>
				<Button
					kind="primary"
					aria-haspopup="dialog"
					onClick={({ currentTarget }) =>
						dialogs.open(currentTarget, { dialog: "edit" })
					}
				>
					<Icon name="plus" size={18} />
					{t("add")}
				</Button>
			</div>
			<ul className="addresses">
				{addresses.map((address) => (
					<AddressCard
						key={address.id}
						address={address}
						onEdit={(opener) =>
							dialogs.open(opener, { dialog: "edit", address })
						}
						onDelete={(opener) =>
							dialogs.open(opener, { dialog: "delete", address })
						}
						onMakeDefault={() => book.makeDefault(address)}
					/>
				))}
			</ul>
		</>
	);
}

function Dialogs({ book, dialogs }: { book: Book; dialogs: Dialogs }) {
	const t = useTranslations("address.list");
	const { wanted, key } = dialogs;
	if (!wanted) return null;
	if (wanted.dialog === "delete" && wanted.address)
		return (
			<DeleteDialog
				key={key}
				{...dialogs.props}
				address={wanted.address}
				onDelete={book.remove}
			/>
		);
	return (
		<AddressDialog
			key={key}
			{...dialogs.props}
			address={wanted.address}
			onSaved={() => {
				dialogs.finish();
				notify(t("saved"));
			}}
		/>
	);
}
