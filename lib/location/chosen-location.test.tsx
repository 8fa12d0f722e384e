import { act, renderHook } from "@testing-library/react";
import * as react from "react";
import { readEntry, storageKey, writeEntry } from "../storage/storage";
import type { DeliveryLocation } from "./chosen-location";

const mongKok: DeliveryLocation = {
	latitude: 22.32,
	longitude: 114.17,
	label: "旺角",
};

/** The module as a page that has just been opened sees it. */
async function openPage() {
	jest.resetModules();
	// The page is new, React is the one that renders it.
	jest.doMock("react", () => react);
	const { chooseLocation, useLocation } = await import("./chosen-location");
	return { chooseLocation, useLocation };
}

beforeEach(() => localStorage.clear());

test("a chosen place is told at once and kept for the next page", async () => {
	const page = await openPage();
	const { result } = renderHook(() => page.useLocation());
	expect(result.current).toBeUndefined();
	act(() => page.chooseLocation(mongKok));
	expect(result.current).toEqual(mongKok);
	expect(readEntry("place")).toEqual(mongKok);

	const next = await openPage();
	expect(renderHook(() => next.useLocation()).result.current).toEqual(mongKok);
});

test.each([
	["a word", "旺角"],
	["no point", { label: "旺角" }],
	["a point that is none", { ...mongKok, latitude: "22" }],
	["nothing", null],
])("what the device keeps is not believed: %s", async (_, kept) => {
	writeEntry("place", kept);
	const page = await openPage();
	expect(renderHook(() => page.useLocation()).result.current).toBeUndefined();
});

test("a choice in another tab is followed", async () => {
	const page = await openPage();
	const { result } = renderHook(() => page.useLocation());
	act(() => {
		writeEntry("place", mongKok);
		window.dispatchEvent(
			new StorageEvent("storage", { key: storageKey("place") }),
		);
	});
	expect(result.current).toEqual(mongKok);
});
