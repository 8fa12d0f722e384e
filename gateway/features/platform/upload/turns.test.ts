import { deferred } from "../../../testing/deferred";
import { NoTurn, takeTurns } from "./turns";

test("no more works run at a time than are allowed, in the order in which they came", async () => {
	const inTurn = takeTurns({ runningMax: 2, waitingMax: 10 });
	const gates = [deferred(), deferred(), deferred(), deferred()];
	const begun: number[] = [];
	const works = gates.map((gate, index) =>
		inTurn(async () => {
			begun.push(index);
			await gate.promise;
		}),
	);
	expect(begun).toEqual([0, 1]);
	gates[1]?.resolve();
	await works[1];
	expect(begun).toEqual([0, 1, 2]);
	for (const gate of gates) gate.resolve();
	await Promise.all(works);
	expect(begun).toEqual([0, 1, 2, 3]);
});

test("a work that finds too many waiting is turned away, and the others go on", async () => {
	const inTurn = takeTurns({ runningMax: 1, waitingMax: 1 });
	const gate = deferred();
	const first = inTurn(() => gate.promise);
	const second = inTurn(async () => "second");
	await expect(inTurn(async () => "third")).rejects.toThrow(NoTurn);
	gate.resolve();
	await first;
	expect(await second).toBe("second");
});

test("a work that fails gives its turn on", async () => {
	const inTurn = takeTurns({ runningMax: 1, waitingMax: 1 });
	const failing = inTurn(() => Promise.reject(new Error("broken")));
	const next = inTurn(async () => "next");
	await expect(failing).rejects.toThrow("broken");
	expect(await next).toBe("next");
});
