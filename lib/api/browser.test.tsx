import { act, renderHook } from "@testing-library/react";
import Cookies from "js-cookie";
import { idempotencyHeader } from "@/gateway/contract/idempotency";
import { olderHeader } from "../http/release";
import {
	closeLogin,
	isLoginOpen,
	useLoginRequest,
} from "../session/login-dialog";
import { signedIn } from "../session/signed-in";
import { readEntry, writeEntry } from "../storage/storage";
import { browserApi } from "./browser";

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const api = browserApi("en");

function answer(code: number): Response {
	const body = { code, message: "words", data: null };
	const headers = new Map([["retry-after", "30"]]);
	return { json: async () => body, headers } as unknown as Response;
}

beforeEach(() => {
	window.fetch = fetched as never;
	localStorage.clear();
	act(closeLogin);
	Cookies.set("hk-user", JSON.stringify({ uid: 7, nickname: "Kit" }));
});

test.each([401, 410_000, 410_001, 410_002])(
	"code %i, told to five calls at once, opens one dialog and forgets whose device it was",
	async (code) => {
		window.history.pushState(null, "", "/en/goods_detail/1?sku=2");
		writeEntry("place", "Sha Tin");
		localStorage.setItem("another-site's", "kept");
		fetched.mockImplementation(async () => answer(code));
		const { result } = renderHook(() => useLoginRequest());
		const calls = await act(() =>
			Promise.allSettled(
				Array.from({ length: 5 }, () =>
					api.get("/api/front/pc/home/index", { query: {} }),
				),
			),
		);
		for (const call of calls) expect(call.status).toBe("rejected");
		expect(isLoginOpen()).toBe(true);
		expect(result.current?.reason).toBe("expired");
		expect(Cookies.get("fromPath")).toBe("/en/goods_detail/1?sku=2");
		expect(signedIn()).toBeUndefined();
		expect(readEntry("place")).toBeUndefined();
		expect(localStorage.getItem("another-site's")).toBe("kept");
	},
);

test("an answer that comes late does not open the dialog again, and a new call does", async () => {
	const late: (() => void)[] = [];
	fetched.mockImplementation(
		() => new Promise((resolve) => late.push(() => resolve(answer(410_001)))),
	);
	const [first, straggler] = [
		api.get("/api/front/pc/home/index", { query: {} }),
		api.get("/api/front/pc/home/index", { query: {} }),
	];
	late[0]?.();
	await act(() => expect(first).rejects.toMatchObject({ code: 410_001 }));
	expect(isLoginOpen()).toBe(true);
	act(closeLogin);

	late[1]?.();
	await act(() => expect(straggler).rejects.toMatchObject({ code: 410_001 }));
	expect(isLoginOpen()).toBe(false);

	const anew = api.get("/api/front/pc/home/index", { query: {} });
	late[2]?.();
	await act(() => expect(anew).rejects.toMatchObject({ code: 410_001 }));
	expect(isLoginOpen()).toBe(true);
});

test.each([400, 403, 404, 429, 500])(
	"code %i ends no session",
	async (code) => {
		fetched.mockImplementation(async () => answer(code));
		await expect(
			api.get("/api/front/pc/home/index", { query: {} }),
		).rejects.toMatchObject({ code });
		expect(isLoginOpen()).toBe(false);
		expect(signedIn()?.nickname).toBe("Kit");
	},
);

test("a refusal says how long to wait", async () => {
	fetched.mockImplementation(async () => answer(429));
	await expect(
		api.get("/api/front/pc/home/index", { query: {} }),
	).rejects.toMatchObject({
		retryAfterSeconds: 30,
	});
});

test("a call that meets a node of the release before, which did nothing, is made again with the same key until one answers", async () => {
	jest.useFakeTimers();
	const older = { ...answer(503), headers: new Map([[olderHeader, "0.1.0"]]) };
	fetched
		.mockResolvedValueOnce(older as never)
		.mockResolvedValueOnce(older as never)
		.mockResolvedValueOnce(answer(200));
	const before = fetched.mock.calls.length;
	const call = api.post("/api/front/order/cancel/{orderNo}", {
		params: { orderNo: "1" },
		idempotencyKey: "a-key-of-its-own",
	});
	await jest.runAllTimersAsync();
	jest.useRealTimers();
	await expect(call).resolves.toBeNull();
	const keys = fetched.mock.calls
		.slice(before)
		.map(([, { headers }]) => new Headers(headers).get(idempotencyHeader));
	expect(keys).toEqual(Array(3).fill("a-key-of-its-own"));
});

test("where only nodes of the release before are left, a call ends", async () => {
	jest.useFakeTimers();
	fetched.mockResolvedValue({
		...answer(503),
		headers: new Map([[olderHeader, "0.1.0"]]),
	} as never);
	const call = expect(
		api.get("/api/front/pc/home/index", { query: {} }),
	).rejects.toMatchObject({ code: 503 });
	await jest.runAllTimersAsync();
	jest.useRealTimers();
	await call;
});

test("a form travels as a form", async () => {
	fetched.mockImplementation(async () => answer(200));
	await api.post("/api/front/login/sendCode", {
		bodyType: "form",
		body: { phone: "5123 4567", countryCode: "+852" },
	});
	const [path, { body, headers }] = fetched.mock.lastCall ?? ["", {}];
	expect(path).toBe("/api/front/login/sendCode");
	expect(String(body)).toBe("phone=5123+4567&countryCode=%2B852");
	expect(headers).not.toHaveProperty("content-type");
});

test("a command that must happen once travels with its key", async () => {
	fetched.mockImplementation(async () => answer(200));
	await api.post("/api/front/order/create", {
		body: {
			preOrderNo: "5a3f3f62-6d83-4c0f-9d0b-0c6a4b4f1a11",
			addressId: 1,
			total: "10.00",
			payMethod: "local",
		},
		idempotencyKey: "a-key-of-its-own",
	});
	const [, { headers }] = fetched.mock.lastCall ?? ["", {}];
	expect(headers).toHaveProperty("idempotency-key", "a-key-of-its-own");
});

test.each([
	[400, "envelope.invalid"],
	[403, "envelope.noPermission"],
	[404, "envelope.noData"],
	[500, "envelope.exception"],
	[599, "envelope.error"],
])(
	"a gateway that refuses with %i and no words is given those of the code, in the shopper's language",
	async (code, key) => {
		const envelope = Object.fromEntries(
			["invalid", "noPermission", "noData", "exception", "error"].map(
				(name) => [name, `envelope.${name}`],
			),
		);
		fetched.mockImplementation(async (path) =>
			path === "/api/words/envelope/en"
				? ({ ok: true, json: async () => ({ envelope }) } as Response)
				: ({
						json: async () => ({ code }),
						headers: new Map(),
					} as unknown as Response),
		);
		await expect(
			api.get("/api/front/pc/home/index", { query: {} }),
		).rejects.toMatchObject({
			code,
			message: key,
		});
	},
);

test("where no words come a refusal stays without, and is still one", async () => {
	fetched.mockImplementation(async () => {
		throw new TypeError("Failed to fetch");
	});
	await expect(
		browserApi("fr").get("/api/front/pc/home/index", { query: {} }),
	).rejects.toThrow(TypeError);
	fetched.mockImplementation(async (path) => {
		if (path.startsWith("/api/words/")) throw new TypeError("Failed to fetch");
		return {
			json: async () => undefined,
			headers: new Map(),
		} as unknown as Response;
	});
	await expect(
		browserApi("fr").get("/api/front/pc/home/index", { query: {} }),
	).rejects.toMatchObject({
		code: 500,
		message: "",
	});
});
